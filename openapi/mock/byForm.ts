import { nodeOf } from '../tools/node.ts'
import { closest, echoed, nameIn, plain } from './echo.ts'
import { type ExampledCall, exampledCalls, rowsOf } from './examples.ts'
import { instrumentsIn, namesOf, picked, rowsIn, toldOf } from './instruments.ts'

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

/** Words for several states of a row: the list, the field of its form, the field of its rows, and the states of each word. */
const SEVERAL: ReadonlyArray<readonly [string, string, string, Readonly<Record<string, string>>]> = [
  ['/trade/positionlist', 'which', 'state', { held: 'pending,holding,closing', past: 'closed,cancelled' }],
  ['/daytrade/positions', 'which', 'state', { held: 'pending,holding,closing', closed: 'closed,cancelled' }],
  ['/block/list', 'which', 'status', { open: '1' }],
  ['/offer/list', 'tab', 'stage', { open: 'upcoming,open', tobelisted: 'drawing,drawn,tobelisted', listed: 'listed' }],
]

/** What a record is about, whatever becomes of it. */
const ABOUT = [
  'id',
  'offerid',
  'positionid',
  'direction',
  'action',
  'ordertype',
  'leverage',
  'price',
  'quantity',
  'money',
]

/** Whether a form names a thing. */
const isNamed = (form: URLSearchParams, thing: unknown): boolean =>
  NAMING.some(([field, by]) => form.has(field) && form.get(field) === nodeOf(thing)[by])

const fits = (row: unknown, field: string, wanted: string): boolean => {
  const { codes, position, [field]: value = nodeOf(position)[field] } = nodeOf(row)
  if (field === 'code' && Array.isArray(codes)) return codes.includes(wanted)
  return value === undefined || wanted.split(',').some((one) => one === plain(value))
}

/** What a form asks of the rows of a list: a field, and its values. */
const askedOf = (call: ExampledCall, form: URLSearchParams): ReadonlyArray<readonly [string, string]> =>
  [...form].flatMap(([field, wanted]): ReadonlyArray<readonly [string, string]> => {
    const several = SEVERAL.find(([path, name]) => path === call.path && name === field)
    if (several !== undefined) return several[3][wanted] === undefined ? [] : [[several[2], several[3][wanted]]]
    const name = field === 'code' ? field : nameIn(call, field)
    return wanted === '' || name === undefined || name === 'id' || name === 'requestid' ? [] : [[name, wanted]]
  })

/** A list with the rows that a form asks for, or with others where it has none of them. */
const filtered = (call: ExampledCall, form: URLSearchParams, others: ReadonlyArray<unknown>): unknown => {
  const [data] = call.answers
  const asked = askedOf(call, form)
  if (asked.length === 0) return data
  const fitting = (rows: ReadonlyArray<unknown>) =>
    rows.filter((row) => asked.every(([field, wanted]) => fits(row, field, wanted)))
  // Past positions are in an example of their own.
  const found = [fitting(rowsOf(data)), ...call.answers.map((one) => fitting(rowsOf(one))), others]
  const list = found.find((rows) => rows.length > 0) ?? []
  return Array.isArray(data) ? list : { ...nodeOf(data), list, next: '' }
}

/** The data with which the mock answers a form. */
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

  /** The row of a list of such records that a form names. */
  const recordIn = (call: ExampledCall, form: URLSearchParams): unknown => {
    const alike = calls.filter(({ told }) => String(Object.keys(told)) === String(Object.keys(call.told)))
    const rows = alike.flatMap(({ answers }) => answers.flatMap(rowsOf))
    return rows.find((row) => isNamed(form, row) && nodeOf(row)['id'] !== undefined)
  }

  const answerOf = (call: ExampledCall): AnswerByForm => {
    const { answers, path } = call
    const [first] = answers
    const detail = DETAILS[path]
    const thingIn = (data: unknown) => {
      const part = nodeOf(data)[detail?.part ?? 'quote']
      return part === undefined || 'code' in nodeOf(data) ? data : part
    }
    const rows = (detail?.lists ?? []).flatMap(answersOf).flatMap(rowsOf)
    const isList = Array.isArray(first) || Array.isArray(nodeOf(first)['list'])
    const thing = (form: URLSearchParams): unknown => {
      const example = answers.find((data) => isNamed(form, thingIn(data)))
      if (example !== undefined) return example
      const row = rows.find((one) => isNamed(form, one))
      if (row !== undefined) return detail?.part === undefined ? row : { ...nodeOf(first), [detail.part]: row }
      const link = allRows.find(({ positionid }) => positionid !== undefined && positionid === form.get('positionid'))
      if (path === POSITION && link !== undefined) return { ...nodeOf(first), ...namesOf(link), id: link['positionid'] }
      const instrument = instruments.get(form.get('code') ?? '')
      if (!OF_INSTRUMENTS.has(path) || instrument === undefined) return undefined
      const { market } = instrument
      const nearest = answers.find((data) => nodeOf(data)['market'] === market) ?? closest(call, form)
      return toldOf(nearest, instrument)
    }
    return (form) => {
      if (path === '/quotes/list') return quotes(first, form)
      const found = thing(form)
      if (isList && found === undefined) {
        const ofMarket = quoted.filter(({ market }) => OF_MARKETS.has(path) && market === form.get('market'))
        return filtered(
          call,
          form,
          ofMarket.map((one) => toldOf(rowsOf(first)[0], one)),
        )
      }
      const record = nodeOf(found === undefined ? recordIn(call, form) : undefined)
      const own = { ...namesOf(record), ...picked(record, ABOUT) }
      const answer = found ?? closest(call, form)
      return echoed(call, form, Object.keys(own).length === 0 ? answer : { ...nodeOf(answer), ...own })
    }
  }
  return new Map(
    calls.filter(({ fields }) => Object.keys(fields).length > 0).map((call) => [call.path, answerOf(call)]),
  )
}
