import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, test as base } from '@playwright/test'
import { createServer } from 'vite'
import { type Mock, startMock } from '../../openapi/mock/start.ts'
import { ROUTE_TABLE } from '../../src/routeTable.ts'
import { expect, expectAccessible, expectNoOverflow } from './support/fixtures.ts'

/** The built app in front of the Prism mock of the contract, and one page that each test reloads. */
const test = base.extend<object, { mock: Mock; appPage: Page }>({
  mock: [
    async ({}, use) => {
      const mock = await startMock({ port: 0, host: '127.0.0.1', app: join(import.meta.dirname, '../../dist/app') })
      await use(mock)
      await mock.close()
    },
    { scope: 'worker' },
  ],

  appPage: [
    async ({ browser }, use, { project }) => {
      const { viewport = null, hasTouch = false, isMobile = false, locale = 'es-ES', timezoneId = 'UTC' } = project.use
      const context = await browser.newContext({ viewport, hasTouch, isMobile, locale, timezoneId })
      const page = await context.newPage()
      // Each load begins as in a new browser: the data that another screen stored is removed.
      await page.addInitScript(() => {
        sessionStorage.clear()
        localStorage.clear()
        localStorage.setItem('tokend', 'any')
        localStorage.setItem('account', '5550000001')
        // Home leads through a first trade.
        localStorage.setItem('firstHour.5550000001', '{"isOn":true,"since":0}')
      })
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Parameters of detail screens, in the form that the contract asks for; the mock answers its example for any value. */
const PARAMETERS = '?id=0190a5f0-8d10-7a43-8a5b-6a1f0f1c2d3e&code=MY0101'

for (const [index, path] of Object.keys(ROUTE_TABLE).entries()) {
  test(`${path} renders on Prism without a barrier`, async ({ appPage, mock }) => {
    const thrown: Error[] = []
    appPage.removeAllListeners('pageerror').on('pageerror', (error) => thrown.push(error))
    // Another query is another document, so the app is loaded again.
    await appPage.goto(`${mock.url}/?load=${index}#${path}${PARAMETERS}`)
    await expect(appPage.locator('main')).not.toBeEmpty()
    await appPage.waitForLoadState('networkidle')
    expect(thrown).toEqual([])
    await expect(appPage.locator('main')).not.toContainText(/NaN|undefined|\[object/)
    await expectAccessible(appPage)
    await expectNoOverflow(appPage)
  })
}

test('the built app holds nothing of the picker of the mock, which is for developing', () => {
  const app = join(import.meta.dirname, '../../dist/app')
  const texts = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(js|html|css)$/.test(path))
    .map((path) => readFileSync(join(app, path), 'utf8'))
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((text) => /mock-?picker/i.test(text))).toEqual([])
})

test('while developing, a picked answer goes with its call and is remembered', async ({ browser, mock }) => {
  test.slow()
  process.env['PAPER_URL'] = mock.url
  process.env['VITE_MOCK'] = '1'
  const server = await createServer({
    configFile: join(import.meta.dirname, '../../vite.config.ts'),
    // Its packages are prepared in a folder of its own: a developer may have a server running.
    cacheDir: test.info().outputPath('vite'),
    server: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  })
  const context = await browser.newContext({ locale: 'en-GB' })
  try {
    await server.listen()
    const url = server.resolvedUrls?.local[0]
    const page = await context.newPage()
    await page.goto(`${url}config.json`)
    await page.evaluate(() => {
      localStorage.setItem('tokend', 'any')
      localStorage.setItem('account', '5550000001')
    })
    await page.goto(`${url}#/quotes/infoBuy${PARAMETERS}`)
    await expect(page.getByText('Harimau Foods')).toBeVisible({ timeout: 90_000 })
    await page.getByRole('button', { name: 'Mock', exact: true }).click()
    await page.getByLabel('/quotes/info', { exact: true }).selectOption('code=503')
    const busy = page.waitForResponse('**/api/vue/quotes/info')
    await page.getByRole('button', { name: 'Load the page again' }).click()
    expect((await busy).status()).toBe(503)
    await expect(page.getByText('Harimau Foods')).toBeHidden()
  } finally {
    await context.close()
    await server.close()
    delete process.env['PAPER_URL']
    delete process.env['VITE_MOCK']
  }
})
