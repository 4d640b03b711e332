import { nodeOf } from '../tools/node.ts'
import { type ExampledCall, exampledCalls, rowsOf } from './examples.ts'
import { instrumentsIn, namesOf, rowsIn, toldOf } from './instruments.ts'

/** Fields of a form that name one thing, and the field of that thing that they name it by. */
const NAMING: ReadonlyArray<readonly [string, string]> = [
  ['name', 'name'],
  ['code', 'code'],
  ['id', 'id'],
  ['orderid', 'id'],
  ['positionid', 'id'],
]

/** To a position lead also orders, subscriptions and blocks, of which not each has its position among the examples. */
const POSITION = '/trade/positioninfo'

/** A call that answers one of the rows of lists: those lists, and the part of the answer that is the row where it is not all of it. */
interface Detail {
  readonly lists: ReadonlyArray<string>
  readonly part?: string
}

/** The calls behind the links of lists. */
const DETAILS: Readonly<Record<string, Detail>> = {
  '/activity/info': { lists: ['/activity/list'], part: 'activity' },
  '/block/info': { lists: ['/block/list'], part: 'offer' },
  '/follow/info': { lists: ['/follow/list'] },
  '/message/info': { lists: ['/message/list'] },
  '/offer/info': { lists: ['/offer/list'] },
  '/plan/info': { lists: ['/plan/list'], part: 'plan' },
  '/trade/orderinfo': { lists: ['/trade/pendinglist', '/trade/orderhistory'] },
  [POSITION]: { lists: ['/trade/positionlist'] },
}

/** The calls about any instrument that another answer names. */
const OF_INSTRUMENTS = new Set([
  '/quotes/info',
  '/quotes/depth',
  '/quotes/timeshare',
  '/quotes/candles',
  '/trade/orderpreview',
  '/trade/order',
  '/plan/preview',
  '/alert/add',
])
/** The lists of a market's instruments. */
const OF_MARKETS = new Set(['/market/movers', '/quotes/search', '/daytrade/list'])

/** Fields of a form that leave rows out. */
const FILTERS = ['market', 'code', 'kind', 'category', 'currency', 'orderid', 'positionid']

/** Whether a form names a thing. */
const isNamed = (form: URLSearchParams, thing: unknown): boolean =>
  NAMING.some(([field, by]) => form.has(field) && form.get(field) === nodeOf(thing)[by])

const fits = (row: unknown, field: string, wanted: string): boolean => {
  const { codes, [field]: value } = nodeOf(row)
  if (field === 'code' && Array.isArray(codes)) return codes.includes(wanted)
  return value === undefined || wanted.split(',').some((one) => one === value)
}

/** A list with the rows that a form asks for, or with others where it has none of them; undefined where it asks for all. */
const filtered = (data: unknown, form: URLSearchParams, others: ReadonlyArray<unknown>): unknown => {
  const rows = rowsOf(data)
  const asked = FILTERS.map((field) => [field, form.get(field) ?? ''] as const).filter(([, wanted]) => wanted !== '')
  const fitting = rows.filter((row) => asked.every(([field, wanted]) => fits(row, field, wanted)))
  if (fitting.length === rows.length) return undefined
  const list = fitting.length > 0 ? fitting : others
  return Array.isArray(data) ? list : { ...nodeOf(data), list, next: '' }
}

/** The data with which the mock answers a form, in place of the first example; undefined where that example is the answer. */
export type AnswerByForm = (form: URLSearchParams) => unknown

/** A call whose answer depends on its form is answered with the examples of the contract: the one that the form names, or the rows that it asks for. */
export const answersByForm = (): ReadonlyMap<string, AnswerByForm> => {
  const calls = exampledCalls()
  const answersOf = (path: string) => calls.find((call) => call.path === path)?.answers ?? []
  const allRows = rowsIn(calls.flatMap(({ answers }) => answers))
  const instruments = instrumentsIn(allRows)
  const quoted = [...instruments.values()].filter(({ nowprice }) => nowprice !== undefined)

  const quotes = (data: unknown, form: URLSearchParams): unknown => {
    const rows = rowsOf(data)
    const quote = (code: string): ReadonlyArray<unknown> => {
      const row = rows.find((one) => nodeOf(one)['code'] === code)
      if (row !== undefined) return [row]
      return quoted.filter((one) => one['code'] === code).map((one) => toldOf(rows[0], one))
    }
    return { ...nodeOf(data), list: (form.get('codes') ?? '').split(',').flatMap(quote) }
  }

  const answerOf = ({ answers, path }: ExampledCall): AnswerByForm => {
    const [first] = answers
    const detail = DETAILS[path]
    const thingIn = (data: unknown) => {
      const part = nodeOf(data)[detail?.part ?? 'quote']
      return part === undefined || 'code' in nodeOf(data) ? data : part
    }
    const rows = (detail?.lists ?? []).flatMap(answersOf).flatMap(rowsOf)
    return (form) => {
      if (path === '/quotes/list') return quotes(first, form)
      const example = answers.find((data) => isNamed(form, thingIn(data)))
      if (example !== undefined) return example === first ? undefined : example
      const row = rows.find((one) => isNamed(form, one))
      if (row !== undefined) return detail?.part === undefined ? row : { ...nodeOf(first), [detail.part]: row }
      const link = allRows.find(({ positionid }) => positionid !== undefined && positionid === form.get('positionid'))
      if (path === POSITION && link !== undefined) return { ...nodeOf(first), ...namesOf(link), id: link['positionid'] }
      const instrument = instruments.get(form.get('code') ?? '')
      if (OF_INSTRUMENTS.has(path) && instrument !== undefined) {
        const { market } = instrument
        return toldOf(answers.find((data) => nodeOf(data)['market'] === market) ?? first, instrument)
      }
      const ofMarket = quoted.filter(({ market }) => OF_MARKETS.has(path) && market === form.get('market'))
      const others = ofMarket.map((one) => toldOf(rowsOf(first)[0], one))
      return filtered(first, form, others)
    }
  }
  const deciding = new Set(['codes', ...FILTERS, ...NAMING.map(([field]) => field)])
  return new Map(
    calls
      .filter(({ fields }) => fields.some((field) => deciding.has(field)))
      .map((call) => [call.path, answerOf(call)] as const),
  )
}
