import { execSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

/** The system's own: Playwright brings none that fits every machine. */
function findChromium(): string {
  return execSync('command -v chromium || command -v chromium-browser', {
    encoding: 'utf8',
  }).trim();
}

// Real Chromium, real server, real SQLite; each test has a server of its own. Two at a time: most of
// the time people think. What is timed comes last, and alone.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/results',
  workers: 2,
  fullyParallel: true,
  projects: [
    { name: 'tables', testIgnore: 'weight.spec.ts' },
    { name: 'weight', testMatch: 'weight.spec.ts', dependencies: ['tables'] },
  ],
  // How long anything may take says nothing of how long it takes: these only end what hangs, on a
  // machine however busy.
  timeout: 1_800_000,
  expect: { timeout: 120_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
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
