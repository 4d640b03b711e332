import { join } from 'node:path'
import { type Page, test as base } from '@playwright/test'
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
      })
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Parameters of detail screens; the mock answers its example for any value. */
const PARAMETERS = '?id=1001&code=0317'

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
