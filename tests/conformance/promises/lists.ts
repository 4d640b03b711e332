import { figure, instant } from '../contract/amounts.ts'
import { thingsIn } from './entities.ts'
import { type Claim, holds, type Row } from './promise.ts'
import type { Success } from './success.ts'

/** What a row must be for a filter of the request to have let it through. */
type Passes = (row: Row, asked: string) => boolean

export interface ListRule {
  /** The pointer from `data` to the rows; empty where `data` is the list. */
  readonly rows: string
  /** The field that identifies a row. */
  readonly key: string
  /** The time by which the rows stand, newest first. */
  readonly newest?: string
  readonly filters?: Readonly<Record<string, Passes>>
  /** Whether it is answered page by page. */
  readonly pages?: true
}

const is =
  (field: string): Passes =>
  (row, asked) =>
    String(row[field]) === asked
const oneOf =
  (field: string): Passes =>
  (row, asked) =>
    asked.split(',').includes(String(row[field]))
const sinceBy =
  (field: string): Passes =>
  (row, asked) =>
    (instant(row[field]) ?? 0) >= Number(asked)
const beforeBy =
  (field: string): Passes =>
  (row, asked) =>
    (instant(row[field]) ?? 0) < Number(asked)
const range = (field: string) => ({ from: sinceBy(field), to: beforeBy(field) })
const currency: Passes = (row, asked) => row['currency'] === undefined || row['currency'] === asked.toUpperCase()

const MOVEMENTS: ListRule = {
  rows: '/list',
  key: 'id',
  newest: 'time',
  filters: { type: currency, kind: oneOf('kind'), ...range('time') },
  pages: true,
}

/** Every list of the contract: what it promises of its rows. */
export const LISTS: Readonly<Record<string, ListRule>> = {
  '/user/withdrawallist': { rows: '', key: 'id', newest: 'requesttime', filters: { type: currency }, pages: true },
  '/market/list': { rows: '', key: 'code' },
  '/market/indices': { rows: '', key: 'code' },
  '/market/movers': { rows: '/list', key: 'code', filters: { market: is('market') }, pages: true },
  '/quotes/list': { rows: '/list', key: 'code', filters: { codes: oneOf('code') } },
  '/quotes/search': { rows: '/list', key: 'code', filters: { market: is('market') }, pages: true },
  '/quotes/watchlist': { rows: '', key: 'code' },
  '/quotes/recommend': { rows: '/list', key: 'code' },
  '/trade/pendinglist': { rows: '/list', key: 'id', newest: 'createtime', filters: { code: is('code') }, pages: true },
  '/trade/orderhistory': {
    rows: '/list',
    key: 'id',
    newest: 'createtime',
    filters: { code: is('code'), ...range('createtime') },
    pages: true,
  },
  '/trade/fills': {
    rows: '/list',
    key: 'id',
    newest: 'time',
    filters: { orderid: is('orderid'), positionid: is('positionid'), code: is('code'), ...range('time') },
    pages: true,
  },
  '/trade/positionlist': { rows: '/list', key: 'id', filters: { code: is('code'), currency }, pages: true },
  '/news/categories': { rows: '', key: 'category' },
  '/news/list': {
    rows: '/list',
    key: 'id',
    newest: 'time',
    filters: {
      category: is('category'),
      code: (row, asked) => (row['codes'] as ReadonlyArray<string>).includes(asked),
    },
    pages: true,
  },
  '/notice/list': { rows: '', key: 'id' },
  '/notice/banners': { rows: '', key: 'id' },
  '/funds/wallets': { rows: '', key: 'currency' },
  '/trade/funds': { rows: '', key: 'currency' },
  '/funds/channels': { rows: '', key: 'id', filters: { type: currency, method: is('method') } },
  '/funds/depositlist': {
    rows: '/list',
    key: 'id',
    newest: 'requesttime',
    filters: { type: currency, status: is('status'), ...range('requesttime') },
    pages: true,
  },
  '/bank/list': {
    rows: '',
    key: 'id',
    newest: 'addtime',
    filters: { type: (row, asked) => (row['method'] === 'wallet') === (asked === 'USDT') },
  },
  '/exchange/pairs': { rows: '', key: '', filters: { from: is('from'), to: is('to') } },
  '/exchange/list': {
    rows: '/list',
    key: 'id',
    newest: 'time',
    filters: { type: (row, asked) => row['from'] === asked || row['to'] === asked, ...range('time') },
    pages: true,
  },
  '/message/list': { rows: '/list', key: 'id', newest: 'time', filters: { read: is('read') }, pages: true },
  '/dividend/upcoming': { rows: '', key: 'id' },
  '/dividend/paid': { rows: '/list', key: 'id', newest: 'paytime', filters: range('paytime'), pages: true },
  '/activity/list': { rows: '/list', key: 'id', pages: true },
  '/invitation/friends': { rows: '/list', key: '', newest: 'time', pages: true },
  '/records/funding': MOVEMENTS,
  '/records/transaction': MOVEMENTS,
  '/records/position': {
    rows: '/list',
    key: 'id',
    newest: 'selltime',
    filters: { type: currency, kind: is('direction'), ...range('selltime') },
    pages: true,
  },
  '/daytrade/list': { rows: '', key: 'code', filters: { market: is('market') } },
  '/daytrade/orders': { rows: '/list', key: 'id', newest: 'createtime', pages: true },
  '/daytrade/positions': { rows: '/list', key: '', pages: true },
  '/follow/list': { rows: '/list', key: 'code', newest: 'opentime', filters: { state: is('state') }, pages: true },
  '/follow/orders': { rows: '/list', key: 'id', newest: 'buytime', filters: { state: is('state') }, pages: true },
  '/block/list': {
    rows: '/list',
    key: 'id',
    filters: { which: (row, asked) => asked === 'all' || String(row['status']) === '1' },
    pages: true,
  },
  '/block/mine': { rows: '/list', key: 'id', newest: 'time', pages: true },
  '/offer/list': {
    rows: '/list',
    key: 'id',
    filters: {
      kind: is('kind'),
      market: is('market'),
      tab: (row, asked) =>
        ({ open: ['upcoming', 'open'], tobelisted: ['drawing', 'tobelisted'], listed: ['listed'] })[asked]?.includes(
          String(row['stage']),
        ) === true,
    },
    pages: true,
  },
  '/offer/subscriptions': {
    rows: '/list',
    key: 'id',
    newest: 'createtime',
    filters: { kind: is('kind') },
    pages: true,
  },
  '/lending/offers': { rows: '/list', key: 'code', pages: true },
  '/lending/holdings': { rows: '/list', key: 'positionid', pages: true },
  '/lending/loans': { rows: '/list', key: 'id', newest: 'starttime', pages: true },
  '/plan/list': { rows: '', key: 'id' },
  '/plan/info': { rows: '/list', key: 'id', newest: 'time', pages: true },
  '/credit/loans': { rows: '/list', key: 'id', newest: 'starttime', pages: true },
}

/** The rows of a list's answer. */
export const rowsOf = (path: string, data: unknown): ReadonlyArray<Row> => {
  const rule = LISTS[path]
  if (rule === undefined) return []
  return (rule.rows === '' ? data : (data as Row)['list']) as ReadonlyArray<Row>
}

/** Rows to a page where none are asked for. */
export const USUAL = 20

/** By how much a change may be out of order: quotes go on while a list is made. */
const SLACK = 0.002

const movers = (sort: string | undefined, row: Row): number => {
  if (sort === 'turnover') return Number(figure(row['turnover']).value) / 10 ** figure(row['turnover']).scale
  const [price, before] = [Number(row['nowprice']), Number(row['preclose'])]
  if (!(before > 0) || Number.isNaN(price)) return Number.NEGATIVE_INFINITY
  return ((price - before) / before) * (sort === 'losers' ? -1 : 1)
}

/** What a list promises of an answer by itself: no more rows than asked for, each once, in order, through the filters. */
export function* listPromises({ path, form, data }: Success): Iterable<Claim> {
  const rule = LISTS[path]
  if (rule === undefined) return
  const rows = rowsOf(path, data)
  const at = `/data${rule.rows}`
  // The withdrawals alone come whole where no limit is named.
  const most =
    rule.pages && !(path === '/user/withdrawallist' && form['limit'] === undefined)
      ? Number(form['limit'] ?? USUAL)
      : undefined
  if (most !== undefined) yield holds(at, rows.length <= most, `no more rows than ${most}`, rows.length)
  if (rule.key !== '') {
    const keys = rows.map((row) => String(row[rule.key])).filter((key) => key !== 'undefined')
    yield holds(
      at,
      new Set(keys).size === keys.length,
      `each ${rule.key} once`,
      keys.find((key, nth) => keys.indexOf(key) !== nth),
    )
  }
  for (const [field, passes] of Object.entries(rule.filters ?? {})) {
    const asked = form[field]
    if (asked === undefined) continue
    const [nth, row] = [...rows.entries()].find(([, row]) => !passes(row, asked)) ?? []
    yield holds(`${at}/${nth ?? 0}`, row === undefined, `rows of ${field} ${asked} only`, row)
  }
  const time = rule.newest
  if (time !== undefined) {
    const times = rows.map((row) => instant(row[time])).filter((one) => one !== undefined)
    yield holds(
      at,
      times.every((one, nth) => nth === 0 || one <= (times[nth - 1] ?? one)),
      `the newest first by ${time}`,
      times,
    )
  }
  if (path === '/market/movers' && form['cursor'] === undefined && form['sort'] !== 'turnover') {
    // Prices move while a list is answered: its order was fixed a moment ago, so only what is far out of it counts.
    const ranks = rows.map((row) => movers(form['sort'], row))
    yield holds(
      at,
      (ranks[0] ?? 0) + SLACK >= (ranks.at(-1) ?? 0) &&
        ranks.every((one, nth) => nth === 0 || one <= (ranks[nth - 1] ?? one) + SLACK),
      `${form['sort']} first, by the change against \`preclose\``,
      rows.map(({ code, nowprice, preclose }) => `${String(code)}: ${String(preclose)} to ${String(nowprice)}`),
    )
  }
  if (path === '/quotes/list') {
    const asked = form['codes']?.split(',') ?? []
    const places = rows.map(({ code }) => asked.indexOf(String(code)))
    yield holds(
      at,
      places.every((one, nth) => nth === 0 || one > (places[nth - 1] ?? -1)),
      'in the order of the codes',
      rows.map(({ code }) => code),
    )
  }
}

/** The wallets, always all of them in one order. */
export function* walletOrder({ path, data }: Success): Iterable<Claim> {
  if (path !== '/funds/wallets') return
  const order = ['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']
  const got = thingsIn('wallet', path, data).map(({ row }) => String(row['currency']))
  // A broker offers some of them or all; those it offers stand in this order.
  const places = got.map((one) => order.indexOf(one))
  yield holds(
    '/data',
    places.every((one, nth) => nth === 0 || one > (places[nth - 1] ?? -1)),
    order.join(', '),
    got,
  )
}
