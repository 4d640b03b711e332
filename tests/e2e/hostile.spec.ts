import type { Page, Route } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

type Reply = (route: Route) => Promise<void> | void

const json =
  (body: unknown, status = 200): Reply =>
  (route) =>
    route.fulfill({ status, json: body })
const success = (data: unknown): Reply => json({ status: 1, data })

/** Backends that do not keep the contract, or do not answer. */
const BACKENDS: Record<string, Reply> = {
  'answers HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>It works</h1>' }),
  'answers nothing at all': (route) => route.fulfill({ body: '' }),
  'answers empty lists': success([]),
  'answers empty maps': success({}),
  'answers wrong types': success({ id: [], account: 7, eur: {}, usd: true, usdt: null, unread: 'many' }),
  'answers words for figures': success([
    { money: 'lots', rjmoney: 'NaN', credit: 'Infinity', yingkui: '1e999', status: 0 },
  ]),
  'answers dashes': success([
    { money: '-', rjmoney: '-', credit: '-', nowprice: '-', stock_num: '-', yingkui: '-', status: '0' },
  ]),
  'answers 404': json({ status: 0, msg: '' }, 404),
  'answers 503': json({ status: 0, msg: '系统繁忙，请稍后再试' }, 503),
  'answers 500 with HTML': (route) => route.fulfill({ status: 500, body: '<h1>Internal error</h1>' }),
  'answers an unknown message': json({ status: 0, msg: '没见过的消息' }),
  'breaks the connection': (route) => route.abort('connectionreset'),
  'never answers': () => undefined,
}

const expectAlive = async (page: Page): Promise<void> => {
  await expect(page.locator('main')).not.toBeEmpty()
  await expect(page.locator('main')).not.toContainText(/NaN|undefined|null|Infinity|\[object|-0,00/)
}

for (const [name, reply] of Object.entries(BACKENDS)) {
  test(`a backend that ${name} crashes no screen`, async ({ open, page }) => {
    await page.clock.install()
    await page.route('**/api/vue/**', reply)
    await open('/home/index')
    // Longer than the app's time-outs for config and for answers.
    await page.clock.fastForward(3_000)
    await expectAlive(page)
    for (const path of ['/mine/index', '/mine/setting', '/mine/about', '/login/loading', '/login/login']) {
      await page.evaluate((hash) => (location.hash = hash), `#${path}`)
      await expectAlive(page)
      await page.clock.fastForward(21_000)
      await expectAlive(page)
    }
  })
}

test('figures of numeric strings, dashes and summary keys are shown as figures', async ({ open, page }) => {
  const lists: Record<string, unknown> = {
    '/user/getUserinfo': { id: '7', account: '5550000001', eur: '1000.50', usd: 1, usdt: '-' },
    '/trade/userstocklist': { 0: { nowprice: '2.50', stock_num: 100, yingkui: '-', status: '0' }, ccsz: '1', fdyk: 9 },
    '/trade/userstocklists': { lsyk: '55', 3: { yingkui: '-12.5' } },
  }
  await page.route('**/api/vue/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/api/vue', '')
    return route.fulfill({ json: { status: '1', data: lists[path] ?? [] } })
  })
  await open('/mine/index')
  const main = page.locator('main')
  await expect(main).toContainText('1.000,50')
  await expect(main).toContainText('250,00')
  await expect(main).toContainText('1.250,50')
  await expect(main).toContainText('−12,50')
})
