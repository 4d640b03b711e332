import { defineConfig } from '@playwright/test'
import { CHROMIUM } from './tests/chromium.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'es-ES',
    timezoneId: 'Asia/Kuala_Lumpur',
    trace: 'retain-on-failure',
    launchOptions: CHROMIUM,
  },
})
