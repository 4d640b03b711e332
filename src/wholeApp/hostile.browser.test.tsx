import { expect, it } from 'vitest'
import type { ScreenPath } from '../../ui/app/navigation/routes.ts'
import { mountServer } from '../testing/mountSmallServer.tsx'
import { shownPath } from '../testing/mountApp.tsx'

// What the app reads from each of these answers is a unit test (`adapters/http/client.test.ts`); here screens stand in front of them.
// A start from a load, and a server that gives no answer: `tests/e2e/hostile.spec.ts`.

const json = (body: unknown, status?: number) => () => Response.json(body, status === undefined ? {} : { status })
const success = (data: unknown) => json({ status: 1, data })
const HTML = { headers: { 'content-type': 'text/html' } }

/** Backends that do not keep the contract. */
const BACKENDS: ReadonlyArray<readonly [name: string, answer: () => Response]> = [
  ['HTML', () => new Response('<!doctype html><h1>It works</h1>', HTML)],
  ['nothing at all', () => new Response('')],
  ['empty lists', success([])],
  ['empty maps', success({})],
  ['wrong types', success({ id: [], account: 7, eur: {}, usd: true, usdt: null, unread: 'many' })],
  ['words for figures', success([{ money: 'lots', rjmoney: 'NaN', credit: 'Infinity', yingkui: '1e999', status: 0 }])],
  [
    'dashes',
    success([{ money: '-', rjmoney: '-', credit: '-', nowprice: '-', stock_num: '-', yingkui: '-', status: '0' }]),
  ],
  ['404', json({ status: 0, msg: '' }, 404)],
  ['503', json({ status: 0, msg: '系统繁忙，请稍后再试' }, 503)],
  ['500 with HTML', () => new Response('<h1>Internal error</h1>', { ...HTML, status: 500 })],
  ['an unknown message', json({ status: 0, msg: '没见过的消息' })],
  [
    'a broken connection',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
]

const SCREENS: ReadonlyArray<ScreenPath> = [
  '/home/index',
  '/mine/index',
  '/mine/setting',
  '/mine/about',
  '/login/loading',
  '/login/login',
]

const faultsOf = (text: string) => text.match(/NaN|undefined|null|Infinity|\[object|-0,00/g) ?? []

it.each(BACKENDS)('a backend that answers with %s crashes no screen', { timeout: 120_000 }, async (_, answer) => {
  const { atRest, go, leave } = await mountServer('es', answer)
  for (const path of SCREENS) {
    await go(path)
    // Those of the log-in send a customer on.
    if (!path.startsWith('/login/')) await expect.poll(shownPath).toBe(path)
    const main = () => document.querySelector('main')?.textContent ?? ''
    await expect.poll(main).not.toBe('')
    expect(faultsOf(main())).toEqual([])
    // Whichever screen the answers lead to.
    await atRest(path, () => true)
    await expect.poll(main).not.toBe('')
    expect(faultsOf(main())).toEqual([])
    await expect.poll(() => document.querySelector('main .animate-pulse')).toBeNull()
  }
  await leave()
})
