import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM } from './tests/chromium.ts'
import './tests/temporary.mjs'

// What depends on a real clock, a real browser or a real database is repeated once where nobody watches; one that only passed
// then is named at the end (`tests/reports.mjs`), not hidden. A rule or a property never is: it fails at its first wrong answer.
const RETRY = process.env['CI'] === undefined ? 0 : 1

/** How long a thing that is to come is waited for. Generous, since a busy machine is slow; what comes does not wait. */
const PATIENCE = { poll: { timeout: 30_000 } }

// Without isolation (`isolate: false`) the files of a worker share loaded modules, which saves most of the time of many small
// files. It holds because no module keeps state: tests make their own app, broker and database, and mock nothing globally.

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/propertyRuns.ts'],
          expect: PATIENCE,
          // A property over whole trading days is slow on a machine that is busy with something else.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          include: [
            '{domain,ports,adapters,ui,src,paper,openapi}/**/*.test.ts',
            'tests/{lint,words,bench/*}/*.test.ts',
            '{tests,tests/processors,paper/commands}/*.test.mjs',
          ],
          exclude: ['**/*.db.test.ts', '**/*.browser.test.tsx', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'paper',
          sequence: { groupOrder: 2 },
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/propertyRuns.ts'],
          expect: PATIENCE,
          include: ['{paper,tests}/**/*.db.test.ts'],
          globalSetup: ['paper/testing/globalSetup.ts'],
          // One that starts many brokers takes a minute on a slow machine.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
          retry: RETRY,
        },
      },
      {
        test: {
          name: 'contract',
          sequence: { groupOrder: 1 },
          environment: 'node',
          isolate: false,
          expect: PATIENCE,
          include: ['tests/{contract,conformance}/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        // The build takes it from package.json (`vite.config.ts`).
        define: { __APP_VERSION__: '"1.0.0"', __LONG_RUNS__: JSON.stringify(process.env['LONG_RUNS'] === '1') },
        // Named here, or Vite finds them in the middle of a run and loads React twice.
        optimizeDeps: {
          // Always searched again: a list from a run of other files lacks some, and a reload in mid-run fails a file.
          force: true,
          include: [
            'react/jsx-dev-runtime',
            'react-dom/client',
            'effect',
            'klinecharts',
            'apexcharts',
            'react-apexcharts',
            '@tanstack/react-router',
          ],
        },
        test: {
          name: 'browser',
          isolate: false,
          setupFiles: ['tests/withoutTimings.ts', 'tests/cleanPage.ts'],
          // Beside the database tests, which leave a part of a core free; Vitest runs projects together whose workers are equal.
          sequence: { groupOrder: 2 },
          maxWorkers: 2,
          include: ['{src,ui}/**/*.browser.test.tsx'],
          testTimeout: 60_000,
          expect: PATIENCE,
          retry: RETRY,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: CHROMIUM, contextOptions: { timezoneId: 'Pacific/Chatham' } }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
        },
      },
    ],
  },
})
