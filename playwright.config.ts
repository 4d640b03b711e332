import { defineConfig } from '@playwright/test'
import { longRuns } from './paper/testing/longRuns.ts'
import { CHROMIUM } from './tests/chromium.ts'

/** The walk of the long runs: the gate looks at the screens on the examples of the contract, `src/wholeApp/requests.browser.test.tsx`. */
const EVERY_SCREEN = '**/everyScreen/screens.spec.ts'

export default defineConfig<object, { readonly withDemo: boolean }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // More than there are cores: a test often waits for the browser or for time that the app itself waits for.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  // Generous, since a machine that builds beside it is slow; a test that passes does not wait for either.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // One that only passed when repeated is named at the end (`tests/run.mjs`), not hidden.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  projects: [
    // The broker has the demo customer, who has data on every screen. One worker, because that life takes each new broker as long as
    // three tests. First, because a worker that comes last leaves the others idle.
    ...longRuns([], [{ name: 'demo', testMatch: EVERY_SCREEN, workers: 1, use: { withDemo: true } }]),
    { name: 'screens', testIgnore: EVERY_SCREEN },
  ],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'es-ES',
    timezoneId: 'Asia/Kuala_Lumpur',
    // What a worker caches would change what a test sees; one that is about it allows it (`offline.spec.ts`).
    serviceWorkers: 'block',
    // A trace of every test costs more than most tests. `-- --trace on` records one of a test that failed.
    trace: 'on-first-retry',
    launchOptions: CHROMIUM,
  },
})
