import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { type Mock, startMock } from '../../openapi/mock/start.ts'
import { ROUTE_TABLE } from '../../src/routeTable.ts'
import { expect, expectAccessible, expectNoOverflow } from './fixtures.ts'

/** The built app in front of the Prism mock of the contract. */
const test = base.extend<object, { mock: Mock }>({
  mock: [
    async ({}, use) => {
      const mock = await startMock({ port: 0, host: '127.0.0.1', app: join(import.meta.dirname, '../../dist/app') })
      await use(mock)
      await mock.close()
    },
    { scope: 'worker' },
  ],
})

/** Parameters that screens of one thing take; the mock answers with its example whatever they name. */
const PARAMETERS = '?id=1001&code=0317'

for (const path of Object.keys(ROUTE_TABLE)) {
  test(`${path} renders on Prism without a barrier`, async ({ page, mock }) => {
    const thrown: Error[] = []
    page.on('pageerror', (error) => thrown.push(error))
    await page.addInitScript(() => {
      localStorage.setItem('tokend', 'any')
      localStorage.setItem('account', '5550000001')
    })
    await page.goto(`${mock.url}/#${path}${PARAMETERS}`)
    await expect(page.locator('main')).not.toBeEmpty()
    await page.waitForLoadState('networkidle')
    expect(thrown).toEqual([])
    await expect(page.locator('main')).not.toContainText(/NaN|undefined|\[object/)
    await expectAccessible(page)
    await expectNoOverflow(page)
  })
}
