import type { Page, Route } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

type Reply = (route: Route) => Promise<void> | void

const json =
  (body: unknown, status = 200): Reply =>
  (route) =>
    route.fulfill({ status, json: body })
const success = (data: unknown): Reply => json({ status: 1, data })

const NO_ANSWER = 'no answer'

/**
 * Backends that do not keep the contract, or do not answer. What the app reads from each of them is a unit test
 * (`adapters/http/client.test.ts`); here the screens stand in front of it. The app starts again where its start differs.
 */
const BACKENDS: ReadonlyArray<readonly [name: string, reply: Reply, starts?: 'starts']> = [
  ['HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>It works</h1>' }), 'starts'],
  ['nothing at all', (route) => route.fulfill({ body: '' })],
  ['empty lists', success([]), 'starts'],
  ['empty maps', success({}), 'starts'],
  ['wrong types', success({ id: [], account: 7, eur: {}, usd: true, usdt: null, unread: 'many' })],
  [
    'words for figures',
    success([{ money: 'lots', rjmoney: 'NaN', credit: 'Infinity', yingkui: '1e999', status: 0 }]),
    'starts',
  ],
  [
    'dashes',
    success([{ money: '-', rjmoney: '-', credit: '-', nowprice: '-', stock_num: '-', yingkui: '-', status: '0' }]),
  ],
  ['404', json({ status: 0, msg: '' }, 404)],
  ['503', json({ status: 0, msg: '系统繁忙，请稍后再试' }, 503), 'starts'],
  ['500 with HTML', (route) => route.fulfill({ status: 500, body: '<h1>Internal error</h1>' })],
  ['an unknown message', json({ status: 0, msg: '没见过的消息' }), 'starts'],
  ['a broken connection', (route) => route.abort('connectionreset'), 'starts'],
  [NO_ANSWER, () => undefined, 'starts'],
]

/** With an answer that is read as another one above is, only the screens of figures and of texts. */
const [FEW, ALL] = [
  ['/mine/index', '/mine/about'],
  ['/mine/index', '/mine/setting', '/mine/about', '/login/loading', '/login/login'],
]

const expectAlive = async (page: Page): Promise<void> => {
  await expect(page.locator('main')).not.toBeEmpty()
  await expect(page.locator('main')).not.toContainText(/NaN|undefined|null|Infinity|\[object|-0,00/)
}

test('a backend that does not keep the contract crashes no screen', async ({ open, page }) => {
  test.slow()
  let reply: Reply = () => undefined
  await page.clock.install()
  await page.route('**/api/vue/**', (route) => reply(route))
  for (const [name, answer, starts] of BACKENDS)
    await test.step(name, async () => {
      reply = answer
      if (starts) await open('/home/index')
      else await page.evaluate(() => (location.hash = '#/home/index'))
      // Longer than the app's time-outs for config and for answers.
      await page.clock.fastForward(3_000)
      await expectAlive(page)
      for (const path of starts ? ALL : FEW) {
        await page.evaluate((hash) => (location.hash = hash), `#${path}`)
        // Those of the log-in send a customer on.
        if (path.startsWith('/mine/')) await page.locator(`main[data-path="${path}"]`).waitFor()
        await expectAlive(page)
        // Whatever answers has answered; what does not is given up.
        if (name === NO_ANSWER || path === '/mine/index') await page.clock.fastForward(21_000)
        await expectAlive(page)
      }
    })
})
