import { known, textOf } from '../contract/amounts.ts'
import { walk } from '../paging.ts'
import { LISTS } from '../promises/lists.ts'
import type { Row } from '../promises/promise.ts'
import { reading } from '../workflow.ts'

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
  for (const [path, rule] of Object.entries(LISTS)) {
    if (rule.pages === undefined || !steps.isAsked(path)) continue
    const forms = await formsOf(path, ask)
    for (const form of forms) await pages(path, form, ask, holds)
    const [form] = forms
    if (form !== undefined) await filters(path, form, ask, holds)
  }
})

type Ask = (path: string, form?: object) => Promise<unknown>
type Holds = (path: string, at: string, expected: string, got: unknown, isTrue: boolean) => void

/** Right forms of a list without its paging. */
const formsOf = async (path: string, ask: Ask): Promise<ReadonlyArray<Record<string, string>>> => {
  const language = { language: 'us' }
  if (path === '/market/movers' || path === '/quotes/search') {
    const markets = (await ask('/market/list')) as ReadonlyArray<Row>
    const market = markets.find(({ tradable }) => tradable === true)?.['code']
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
  if (path === '/user/withdrawallist') return [{ type: 'EUR' }]
  return [{}]
}

/** Small pages show what big ones show: no row twice, none left out, in one order. */
const pages = async (path: string, form: Record<string, string>, ask: Ask, holds: Holds): Promise<void> => {
  const key = LISTS[path]?.key
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
}

/** A filter answers those rows of the whole list that it describes: all of them, and no other. */
const filters = async (path: string, form: Record<string, string>, ask: Ask, holds: Holds): Promise<void> => {
  const rule = LISTS[path]
  if (rule?.filters === undefined || rule.key === '') return
  const whole = await walk(ask, path, form, 100, 3)
  if (!whole.isWhole || whole.rows.length < 2) return
  for (const [field, passes] of Object.entries(rule.filters)) {
    // The articles about one instrument may reach further back than the list of all.
    if (form[field] !== undefined || (path === '/news/list' && field === 'code')) continue
    const asked = valueOf(path, field, whole.rows, rule.newest)
    if (asked === undefined) continue
    const expected = whole.rows.filter((row) => passes(row, asked)).map((row) => String(row[rule.key]))
    const got = (await walk(ask, path, { ...form, [field]: asked }, 100, 3)).rows.map((row) => String(row[rule.key]))
    holds(
      path,
      '/data/list',
      `the ${expected.length} rows of ${field} ${asked}`,
      got.length === expected.length ? got : `${got.length} rows`,
      got.join() === expected.join(),
    )
  }
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
