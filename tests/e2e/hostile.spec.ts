import type { Page, Route } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

type Reply = (route: Route) => Promise<void> | void

/**
 * Backends before which the app starts, waits and tries again, by its own time-outs. Answers of every kind that break the contract
 * are a component test (`src/wholeApp/hostile.browser.test.tsx`).
 */
const BACKENDS: ReadonlyArray<readonly [name: string, reply: Reply]> = [
  ['503', (route) => route.fulfill({ status: 503, json: { status: 0, msg: '系统繁忙，请稍后再试' } })],
  ['no answer', () => undefined],
]

const SCREENS = ['/mine/index', '/mine/setting', '/mine/about', '/login/loading', '/login/login']

const expectAlive = async (page: Page): Promise<void> => {
  await expect(page.locator('main')).not.toBeEmpty()
  await expect(page.locator('main')).not.toContainText(/NaN|undefined|null|Infinity|\[object|-0,00/)
  // The title of a screen is not followed by an operator whose name is not known.
  await expect(page).toHaveTitle(/^[^·]+$/)
}

test('a backend that fails or does not answer crashes no screen, from the start on', async ({ open, page }) => {
  let reply: Reply = () => undefined
  await page.clock.install()
  await page.route('**/api/vue/**', (route) => reply(route))
  for (const [name, answer] of BACKENDS)
    await test.step(name, async () => {
      reply = answer
      await open('/home/index')
      // Longer than the app's time-outs for config and for answers.
      await page.clock.fastForward(3_000)
      await expectAlive(page)
      for (const path of SCREENS) {
        await page.evaluate((hash) => (location.hash = hash), `#${path}`)
        // Those of the log-in send a customer on.
        if (path.startsWith('/mine/')) await page.locator(`main[data-path="${path}"]`).waitFor()
        await expectAlive(page)
        // What does not answer is given up.
        await page.clock.fastForward(21_000)
        await expectAlive(page)
      }
    })
})
