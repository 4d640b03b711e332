import { known, textOf } from '../contract/amounts.ts'
import { inLanes } from '../lanes.ts'
import { walk } from '../paging.ts'
import { kindsOf } from '../promises/entities.ts'
import { LISTS, USUAL } from '../promises/lists.ts'
import type { Row } from '../promises/promise.ts'
import { reading } from '../workflow.ts'
import { quotedMarket } from './quotedMarket.ts'

/** Filters of every list against the list itself, and its pages against one another. */
export const lists = reading('lists, page by page and filter by filter', Object.keys(LISTS) as never, async (steps) => {
  const ask = steps.ask as unknown as (path: string, form?: object) => Promise<unknown>
  const holds = steps.holds as unknown as (
    path: string,
    at: string,
    expected: string,
    got: unknown,
    isTrue: boolean,
  ) => void
  const due = Object.entries(LISTS).flatMap(([path, { pages }]) => (pages && steps.isAsked(path) ? [path] : []))
  // Quotes are compared with those before them, so those lists go one by one.
  const quoted = due.filter((path) => kindsOf(path).includes('quote'))
  const others = due.filter((path) => !quoted.includes(path))
  await inLanes([quoted, ...others.map((path) => [path])], LANES, async (paths) => {
    for (const path of paths) await walkAll(path, ask, holds)
  })
})

type Ask = (path: string, form?: object) => Promise<unknown>
type Holds = (path: string, at: string, expected: string, got: unknown, isTrue: boolean) => void

/** Lists are read beside one another: a broker answers many customers at once. */
const LANES = 3

const walkAll = async (path: string, ask: Ask, holds: Holds): Promise<void> => {
  const forms = await formsOf(path, ask)
  for (const form of forms) await pages(path, form, ask, holds)
  const [form] = forms
  if (form !== undefined) await filters(path, form, ask, holds)
}

/** Right forms of a list without its paging. */
const formsOf = async (path: string, ask: Ask): Promise<ReadonlyArray<Record<string, string>>> => {
  const language = { language: 'us' }
  if (path === '/market/movers' || path === '/quotes/search') {
    const markets = (await ask('/market/list')) as ReadonlyArray<Row>
    const market = quotedMarket(markets)?.['code']
    if (market === undefined) return []
    return path === '/market/movers'
      ? [
          { market: textOf(market), sort: 'gainers' },
          { market: textOf(market), sort: 'losers' },
        ]
      : [{ keyword: 'a' }, { keyword: 'a', market: textOf(market) }]
  }
  if (path === '/trade/positionlist') return [{ which: 'held' }, { which: 'past' }]
  if (path === '/daytrade/positions') return [{ which: 'held' }, { which: 'closed' }]
  if (path === '/offer/list')
    return ['open', 'tobelisted', 'listed'].flatMap((tab) => ['newshare', 'placement'].map((kind) => ({ kind, tab })))
  if (path === '/offer/subscriptions') return [{ kind: 'newshare' }, { kind: 'placement' }]
  if (path === '/news/list' || path === '/message/list' || path === '/activity/list') return [language]
  if (path === '/plan/info') {
    // The purchases of a plan, where the customer has one.
    const [plan] = (await ask('/plan/list')) as ReadonlyArray<Row>
    return plan === undefined ? [] : [{ id: textOf(plan['id']) }]
  }
  if (path === '/user/withdrawallist') return [{ type: 'EUR' }]
  return [{}]
}

/** Small pages show what big ones show: no row twice, none left out, in one order. */
const pages = async (path: string, form: Record<string, string>, ask: Ask, holds: Holds): Promise<void> => {
  const rule = LISTS[path]
  const key = rule?.key
  const keys = (list: ReadonlyArray<Row>) =>
    list.map((row) => (key === undefined || key === '' ? JSON.stringify(row) : String(row[key])))
  const big = await walk(ask, path, form, 100, 1)
  const small = await walk(ask, path, form, 2, 4)
  // A list whose order is made again for each first page moves with the prices; what is in it twice shows all the same.
  const moves = path === '/market/movers'
  const [all, first] = [keys(big.rows), keys(small.rows)]
  const expected = all.slice(0, first.length)
  holds(path, '/data/list', 'no row twice over pages', first, new Set(first).size === first.length)
  if (!moves)
    holds(
      path,
      '/data/list',
      `the rows of one big page: ${expected.join()}`.slice(0, 200),
      first,
      expected.join() === first.join(),
    )
  const isEnd = !small.isWhole || small.rows.length >= big.rows.length
  holds(path, '/data/next', `a cursor until all ${big.rows.length} rows were answered`, small.rows.length, isEnd)
  // The withdrawals alone come whole where no limit is named.
  if (moves || all.length <= USUAL || path === '/user/withdrawallist') return
  const usual = keys((await walk(ask, path, form, undefined, 2)).rows)
  const due = all.slice(0, Math.min(2 * USUAL, all.length))
  const isSame = due.join() === usual.join()
  holds(path, '/data/list', `${due.length} rows on two pages of ${USUAL}, the usual length`, usual.length, isSame)
}

/** A filter answers those rows of the whole list that it describes: all of them, and no other; so do two together. */
const filters = async (path: string, form: Record<string, string>, ask: Ask, holds: Holds): Promise<void> => {
  const rule = LISTS[path]
  if (rule?.filters === undefined || rule.key === '') return
  const whole = await walk(ask, path, form, 100, 3)
  if (!whole.isWhole || whole.rows.length < 2) return
  const values = Object.keys(rule.filters).flatMap((field) => {
    // The articles about one instrument may reach further back than the list of all.
    if (form[field] !== undefined || (path === '/news/list' && field === 'code')) return []
    const asked = valueOf(path, field, whole.rows, rule.newest)
    return asked === undefined ? [] : [[field, asked] as const]
  })
  const together = values.filter(([field]) => field !== 'to')
  const between = betweenOf(whole.rows, rule.newest)
  const all = [
    ...values.map((one) => [one]),
    ...(together.length > 1 ? [together] : []),
    ...(between !== undefined && 'to' in rule.filters ? [between] : []),
  ]
  for (const asked of all) {
    const expected = whole.rows
      .filter((row) => asked.every(([field, value]) => rule.filters?.[field]?.(row, value)))
      .map((row) => String(row[rule.key]))
    const got = (await walk(ask, path, { ...form, ...Object.fromEntries(asked) }, 100, 3)).rows.map((row) =>
      String(row[rule.key]),
    )
    const named = asked.map((one) => one.join(' ')).join(', ')
    holds(
      path,
      '/data/list',
      `the ${expected.length} rows of ${named}`,
      got.length === expected.length ? got : `${got.length} rows`,
      got.join() === expected.join(),
    )
  }
}

/** A range of time that leaves out rows at both of its ends; undefined where there are too few. */
const betweenOf = (rows: ReadonlyArray<Row>, newest: string | undefined) => {
  if (newest === undefined || rows.length < 3) return undefined
  const at = (part: number) => textOf(rows[Math.floor(rows.length * part)]?.[newest])
  const [from, to] = [at(2 / 3), at(1 / 3)]
  return from === to || from === '' || to === ''
    ? undefined
    : ([
        ['from', from],
        ['to', to],
      ] as const)
}

const FIELDS: Readonly<Record<string, string>> = { type: 'currency', kind: 'kind', which: '', tab: '', read: 'read' }

/** A value of a filter that lets some rows through and holds others back, where the rows have one. */
const valueOf = (
  path: string,
  field: string,
  list: ReadonlyArray<Row>,
  newest: string | undefined,
): string | undefined => {
  const middle = list[Math.floor(list.length / 2)]
  if (field === 'from' || field === 'to') return newest === undefined ? undefined : String(middle?.[newest])
  if (path === '/exchange/list') return String(middle?.['from'])
  if (path === '/records/position' && field === 'kind') return String(middle?.['direction'])
  const name = FIELDS[field] ?? field
  const value = name === '' ? undefined : middle?.[name]
  return value === undefined || known(value) === undefined ? (value as string | undefined) || undefined : textOf(value)
}
