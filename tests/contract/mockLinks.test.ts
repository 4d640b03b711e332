import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plain } from '../../openapi/mock/echo.ts'
import { exampledCalls, rowsOf } from '../../openapi/mock/examples.ts'
import { rowsIn } from '../../openapi/mock/instruments.ts'
import { type Mock, startMock } from '../../openapi/mock/start.ts'
import { type Node, nodeOf, textOf } from '../../openapi/tools/node.ts'
import { calls as contractCalls } from './contract.ts'
import { envelopeFindings } from '../conformance/contract/schema.ts'

// What a list of the mock links to opens on the mock: a call with the code or the id of a row is answered with the thing of that row.
// What a form asks for stands in the answer, and in each row of a list.

let mock: Mock
beforeAll(async () => {
  mock = await startMock({ port: 0, host: '127.0.0.1', app: null })
})
afterAll(() => mock.close())

/** The data that the mock answers, which is of the contract's form. */
const ask = async (path: string, fields: Readonly<Record<string, string>>): Promise<unknown> => {
  const answer = await fetch(`${mock.url}/api/vue${path}`, {
    method: 'POST',
    headers: { token: 'any', account: '0123456789' },
    body: new URLSearchParams(fields),
  })
  const body: unknown = await answer.json()
  expect([answer.status, envelopeFindings(path, body)], `${path} ${JSON.stringify(fields)}`).toEqual([200, []])
  return nodeOf(body)['data']
}

const CALLS = exampledCalls()
const rowsOfList = (path: string): ReadonlyArray<Node> => {
  const rows = (CALLS.find((call) => call.path === path)?.answers ?? []).flatMap(rowsOf).map(nodeOf)
  expect(rows.length).toBeGreaterThan(0)
  return rows
}

/** What tells one thing from another. */
const TELLING = ['id', 'code', 'name', 'title', 'market', 'currency']
const told = (thing: unknown) => TELLING.map((field) => nodeOf(thing)[field])

/** Lists, the calls that their rows lead to, the field that names the row there, and the part of the answer where it stands. */
const LINKS = [
  ['/activity/list', '/activity/info', 'id', 'activity'],
  ['/block/list', '/block/info', 'id', 'offer'],
  ['/follow/list', '/follow/info', 'code', ''],
  ['/message/list', '/message/info', 'id', ''],
  ['/news/list', '/news/info', 'id', ''],
  ['/offer/list', '/offer/info', 'id', ''],
  ['/plan/list', '/plan/info', 'id', 'plan'],
  ['/trade/pendinglist', '/trade/orderinfo', 'orderid', ''],
  ['/trade/orderhistory', '/trade/orderinfo', 'orderid', ''],
  ['/daytrade/orders', '/trade/orderinfo', 'orderid', ''],
  ['/trade/positionlist', '/trade/positioninfo', 'positionid', ''],
] as const

it.each(LINKS)('each row of %s is answered by %s', async (list, call, field, part) => {
  for (const row of rowsOfList(list)) {
    const form = { [field]: textOf(row[field === 'code' ? 'code' : 'id']) }
    const needsLanguage = CALLS.find(({ path }) => path === call)?.fields['language'] !== undefined
    const data = await ask(call, { ...form, ...(needsLanguage && { language: 'us' }) })
    expect(told(part === '' ? data : nodeOf(data)[part])).toEqual(told(row))
  }
})

describe('an instrument that any example names', () => {
  const rows = rowsIn(CALLS.flatMap(({ answers }) => answers))
  const named = [...new Map(rows.map((row) => [`${textOf(row['code'])} ${textOf(row['name'])}`, row])).values()]

  it('has one name', () => {
    expect(named.length).toBeGreaterThan(15)
    expect(named.map(({ code }) => code)).toEqual([...new Set(named.map(({ code }) => code))])
  })

  it('is opened by its code: its names, its book, its charts, and the check of an order for it', async () => {
    for (const row of named) {
      const code = textOf(row['code'])
      const { id: _, title: __, ...instrument } = row
      expect(told(await ask('/quotes/info', { code, language: 'us' }))).toEqual(told(instrument))
      expect(nodeOf(nodeOf(await ask('/quotes/depth', { code }))['quote'])['code']).toBe(code)
      expect(nodeOf(await ask('/quotes/timeshare', { code }))['code']).toBe(code)
      expect(nodeOf(await ask('/quotes/candles', { code, period: 'day' }))['code']).toBe(code)
      const order = { code, direction: 'long', action: 'open', ordertype: 'market', quantity: '100' }
      const preview = nodeOf(await ask('/trade/orderpreview', order))
      expect([preview['code'], preview['currency']]).toEqual([code, row['currency']])
    }
  })

  it('has one price on its screen and around it: in the quote, at the end of the charts, in the middle of the book', async () => {
    const code = 'BTC-P'
    const watched = rowsOfList('/quotes/watchlist').find((row) => row['code'] === code)
    const { quote, book } = nodeOf(await ask('/quotes/info', { code, language: 'us' }))
    const price = Number(watched?.['nowprice'])
    expect(price).toBeGreaterThan(1000)
    expect(Number(nodeOf(quote)['nowprice'])).toBeCloseTo(price, 1)
    const [bid] = rowsOf(nodeOf(book)['bids'])
    expect(Number(nodeOf(bid)['price']) / price).toBeCloseTo(1, 1)
    const last = rowsOf(await ask('/quotes/candles', { code, period: 'day' })).at(-1)
    expect(Number(nodeOf(last)['close']) / price).toBeCloseTo(1, 5)
    const quotes = rowsOf(await ask('/quotes/list', { codes: `${code},KLCI,ZZ9999` })).map(nodeOf)
    expect(quotes.map((one) => one['code'])).toEqual([code, 'KLCI'])
    expect(Number(quotes[0]?.['nowprice'])).toBeCloseTo(price, 1)
  })

  it('is the one of a position that an order, a block or a subscription leads to', async () => {
    const links = rows.filter(({ positionid }) => typeof positionid === 'string' && positionid !== '')
    expect(new Set(links.map(({ positionid }) => positionid)).size).toBeGreaterThan(2)
    for (const { code, name, positionid } of links) {
      const position = nodeOf(await ask('/trade/positioninfo', { positionid: textOf(positionid) }))
      expect([position['id'], position['code'], position['name']]).toEqual([positionid, code, name])
    }
  })
})

describe('a list', () => {
  const idsOf = async (path: string, form: Readonly<Record<string, string>>) =>
    rowsOf(await ask(path, form)).map((row) => nodeOf(row)['id'])

  it('of offers has those of the market and of the kind that are asked for: A-shares are their own', async () => {
    const list = { tab: 'open', kind: 'newshare' }
    expect(await idsOf('/offer/list', { ...list, market: 'CN' })).toEqual(['CN-210', 'CN-1210'])
    expect(await idsOf('/offer/list', list)).toEqual(['MY-210', 'CN-210', 'CN-1210'])
    expect(await idsOf('/offer/list', { ...list, tab: 'listed' })).toEqual(['US-206'])
    expect(await idsOf('/offer/list', { tab: 'tobelisted', kind: 'placement' })).toEqual(['ES-p105'])
    expect(await idsOf('/offer/list', { ...list, market: 'JP' })).toEqual([])
  })

  it('of a market, of an instrument or of a category has nothing of another', async () => {
    for (const market of rowsOfList('/market/list').map(({ code }) => textOf(code))) {
      const rows = rowsOf(await ask('/market/movers', { market, sort: 'gainers' })).map(nodeOf)
      const ofDay = rowsOf(await ask('/daytrade/list', { market })).map(nodeOf)
      expect([...new Set([...rows, ...ofDay].map((row) => row['market']))], market).toEqual([market])
    }
    expect(await idsOf('/trade/positionlist', { which: 'held', code: 'CN0244' })).toEqual(['7005'])
    expect(await idsOf('/alert/list', { code: 'BTC-P' })).toEqual(['8102'])
    const news = rowsOf(await ask('/news/list', { language: 'us', code: 'MY0101' })).map(nodeOf)
    expect(news.map(({ codes }) => codes)).toEqual([expect.arrayContaining(['MY0101'])])
  })

  it('is whole, or of the example that the caller wants', async () => {
    const all = rowsOfList('/trade/pendinglist').map(({ id }) => id)
    expect(await idsOf('/trade/pendinglist', {})).toEqual(all)
    const answer = await fetch(`${mock.url}/api/vue/trade/pendinglist`, {
      method: 'POST',
      headers: { token: 'any', account: '0123456789', prefer: 'example=rich' },
      body: new URLSearchParams({ code: 'CN0244' }),
    })
    expect(rowsOf(nodeOf(await answer.json())['data'])).toHaveLength(all.length)
  })
})

/** A form that the contract allows for a call. */
const filledOf = (path: string): Readonly<Record<string, string>> =>
  contractCalls.find((call) => call.path === path)?.fields ?? {}

describe('what a form asks for', () => {
  /** Values that no first example has: the field of the form, the one of the answer where it has another name, the value. */
  const ASKED = [
    ['currency', 'currency', 'JPY'],
    ['type', 'currency', 'JPY'],
    ['money', 'money', '43'],
    ['quantity', 'quantity', '700'],
    ['days', 'days', '30'],
    ['rhythm', 'rhythm', 'weekly'],
    ['direction', 'direction', 'short'],
    ['ordertype', 'ordertype', 'market'],
    ['period', 'period', 'week'],
    ['kind', 'kind', 'below'],
    ['from', 'from', 'USD'],
    ['state', 'state', 'ended'],
    ['bank', 'bank', 'Bank of Tests'],
    ['clientorderid', 'clientorderid', '0190a5f0-0000-7d61-9b51-2f6f3d0c4a12'],
  ] as const
  /** A repayment's money is what was paid; that of its loan is another one. */
  const PAID = '/credit/repay'
  const cases = CALLS.flatMap((call) =>
    ASKED.filter(
      ([field, name]) => field in call.fields && name in call.told && rowsOf(call.answers[0]).length === 0,
    ).map(([field, name, value]) => [call.path, field, call.path === PAID ? 'paid' : name, value] as const),
  ).filter(([path, field, , value]) => {
    const choices = CALLS.find((call) => call.path === path)?.fields[field]?.['enum']
    return !Array.isArray(choices) || choices.includes(value)
  })

  it.each(cases)('of %s stands in its answer: %s, as %s, is %s', async (path, field, name, value) => {
    const data = nodeOf(await ask(path, { ...filledOf(path), [field]: value }))
    expect(plain(data[name])).toBe(value)
  })

  it('is compared at more than twenty places, and nothing masked is shown in full', async () => {
    expect(cases.length).toBeGreaterThan(20)
    const added = nodeOf(await ask('/bank/add', filledOf('/bank/add')))
    expect([added['holder'], added['number']]).toEqual(['M**** R', 'ES91 **** 1332'])
  })

  it('moves what is in proportion to it, and nothing else', async () => {
    const preview = nodeOf(await ask('/funds/withdrawpreview', { type: 'EUR', money: '3000.00' }))
    expect([preview['currency'], preview['money'], preview['fee'], preview['arrival']]).toEqual([
      'EUR',
      '3000.00',
      '3',
      '2997',
    ])
    expect([preview['available'], preview['feemin']]).toEqual(['6120.00', '1.00'])
    const bought = nodeOf(await ask('/block/preview', { id: '245617-0', quantity: '1200' }))
    expect([bought['lots'], bought['amount'], bought['total'], bought['available']]).toEqual([
      '12',
      '3936',
      '3955.94',
      '400000.00',
    ])
    const repaid = nodeOf(await ask('/credit/repay', { ...filledOf('/credit/repay'), money: '20' }))
    expect([repaid['paid'], repaid['money'], repaid['outstanding']]).toEqual(['20', '5000.00', '4001.50'])
  })

  it('of a record is the one that its list has, and its id is never that of what it makes', async () => {
    const [, second] = rowsOfList('/trade/pendinglist')
    const form = { ...filledOf('/trade/cancelorder'), orderid: textOf(second?.['id']) }
    const cancelled = nodeOf(await ask('/trade/cancelorder', form))
    expect(told(cancelled)).toEqual(told(second))
    expect([cancelled['quantity'], cancelled['state']]).toEqual([second?.['quantity'], 'cancelled'])
    const made = nodeOf(await ask('/offer/subscribe', { ...filledOf('/offer/subscribe'), id: 'MY-210' }))
    expect([made['id'], made['offerid']]).not.toContain(undefined)
    expect(made['id']).not.toBe('MY-210')
  })

  /** Lists, and the choices of a form's field that their rows have too. */
  const filters = CALLS.flatMap(({ answers, fields, path, told: row }) => {
    if (!Array.isArray(answers[0]) && rowsOf(answers[0]).length === 0) return []
    return Object.entries(fields).flatMap(([field, { enum: asked }]) => {
      const name = field === 'type' ? 'currency' : field
      const isChoice = Array.isArray(row[name]?.['enum']) && Array.isArray(asked)
      return isChoice ? [[path, field, name, asked.map(String)] as const] : []
    })
  })

  it.each(filters)('of %s leaves other rows out: %s', async (path, field, name, choices) => {
    // Other fields of the form that rows have would leave some out too.
    const others = Object.entries(filledOf(path)).filter(([one]) =>
      /^(keyword|kind|language|sort|tab|which)$/.test(one),
    )
    const form = Object.fromEntries(others)
    const all =
      field === 'kind' || (field === 'market' && path !== '/offer/list')
        ? rowsOfList(path)
        : rowsOf(await ask(path, form)).map(nodeOf)
    const isIn = (value: string) => all.some((row) => plain(row[name]) === value)
    for (const value of [...choices.filter(isIn), ...choices.filter((one) => !isIn(one)).slice(0, 1)]) {
      const rows = rowsOf(await ask(path, { ...form, [field]: value })).map(nodeOf)
      expect(rows.filter((row) => row[name] !== undefined && plain(row[name]) !== value)).toEqual([])
      if (isIn(value)) expect([value, rows.length > 0]).toEqual([value, true])
    }
  })

  it('by a word for several states has rows of those states', async () => {
    const statesOf = async (path: string, form: Readonly<Record<string, string>>, name: string) =>
      new Set(rowsOf(await ask(path, form)).map((row) => nodeOf(nodeOf(row)['position'] ?? row)[name]))
    expect(await statesOf('/trade/positionlist', { which: 'past' }, 'state')).toEqual(new Set(['closed', 'cancelled']))
    const held = await statesOf('/trade/positionlist', { which: 'held' }, 'state')
    expect(held).toEqual(new Set(['holding', 'closing', 'pending']))
    expect(await statesOf('/daytrade/positions', { which: 'closed' }, 'state')).toEqual(new Set(['closed']))
    expect(await statesOf('/block/list', { which: 'open' }, 'status')).toEqual(new Set([1]))
    expect(await statesOf('/records/position', { kind: 'short' }, 'direction')).toEqual(new Set(['short']))
  })
})
