import { execSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

/** The system's own: Playwright brings none that fits every machine. */
function findChromium(): string {
  return execSync('command -v chromium || command -v chromium-browser', {
    encoding: 'utf8',
  }).trim();
}

// Real Chromium, real server, real SQLite. One worker: the tests share two cores with the server.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/results',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 10_000,
    launchOptions: {
      executablePath: process.env['REDEYE_CHROMIUM'] ?? findChromium(),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
