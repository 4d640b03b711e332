import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ScreenPath } from '../../ui/app/navigation/routes.ts'
import { mountServer } from '../testing/mountSmallServer.tsx'
import { shownPath } from '../testing/mountApp.tsx'

// What the app reads from each of these answers is a unit test (`adapters/http/client.test.ts`); here screens stand in front of them.
// A start without a connection: `tests/e2e/offline.spec.ts`.

/** The app's time-outs of up to twenty seconds are as many times shorter here. */
const SHORTER = 20
const setTimeoutOfPage = window.setTimeout
beforeEach(() => {
  const short = (run: TimerHandler, wait = 0, ...args: unknown[]) =>
    setTimeoutOfPage(run, wait < 1_000 ? wait : wait / SHORTER, ...args)
  Object.assign(window, { setTimeout: short })
  document.title = 'Broker'
})
afterEach(() => void Object.assign(window, { setTimeout: setTimeoutOfPage }))

const json = (body: unknown, status?: number) => () => Response.json(body, status === undefined ? {} : { status })
const success = (data: unknown) => json({ status: 1, data })
const HTML = { headers: { 'content-type': 'text/html' } }

/** Backends that do not keep the contract. */
const BACKENDS: ReadonlyArray<readonly [name: string, answer: () => Response | Promise<Response>]> = [
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
  ['no answer, which is given up,', () => new Promise(() => undefined)],
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
    // The title of a screen is not followed by an operator whose name is not known.
    expect(document.title).toMatch(/^[^·]+$/)
  }
  await leave()
})
