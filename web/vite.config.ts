import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './build/compress.ts';
import { reportSizes } from './build/report-sizes.ts';
import { serviceWorker } from './build/service-worker.ts';

export default defineConfig({
  plugins: [svelte(), serviceWorker(), reportSizes(), compressed()],
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    // Inlined files would be data addresses, which our own policy forbids for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // On a busy machine everything is slow, and that is no news.
      checks: { bundlerTimings: false },
      output: {
        // Left to itself the bundler makes a file of every piece that some pages share: dozens, each
        // with headers of its own. What nearly every page needs is one file, what nearly every game
        // needs another.
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules|src\/lib\/(ui|i18n|net|[^/]+$)/, priority: 2 },
            { name: 'games', test: /src\/games\/shared\//, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', 'src/games/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    // They only end what hangs: nobody knows how busy the machine is.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 600_000,
  },
});
