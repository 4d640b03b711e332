import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAt } from '../../testing/broker.ts'
import { startTestMarket, type TestMarket } from './testing/testMarket.ts'

/** Malaysia: open at 10:00, lunch break from 12:30, closed from 17:00; UTC+8. */
const OPEN = '2026-03-11T02:00:00Z'
const LUNCH = '2026-03-11T05:00:00Z'
const CLOSED = '2026-03-11T12:00:00Z'
const CODE = '96010'

let here: TestMarket
beforeAll(async () => {
  here = await startTestMarket()
})
afterAll(() => here.paper.stop())

const depth = (code = CODE) => here.data('/quotes/depth', { code })

beforeEach(async () => {
  await here.forget()
  await here.at(OPEN)
})

const noBook = { bids: [], asks: [], time: '-' }

describe('a quote with its book', () => {
  it('in session: five levels a side around the price, made in this second', async () => {
    const { book, day, quote } = await depth()
    expect(quote).toMatchObject({ code: CODE, state: 'open', time: Date.parse(OPEN) })
    expect(quote).not.toHaveProperty('atlimit')
    expect([book.bids.length, book.asks.length, book.time]).toEqual([5, 5, Date.parse(OPEN)])
    const [bid, ask, price] = [book.bids[0]?.price, book.asks[0]?.price, quote.nowprice].map(Number) as [
      number,
      number,
      number,
    ]
    expect(bid).toBeLessThan(ask)
    expect([bid, ask]).toContain(price)
    expect(Number(day.low)).toBeLessThanOrEqual(price)
    expect(Number(day.high)).toBeGreaterThanOrEqual(price)
    expect(Number(day.average)).toBeCloseTo(Number(quote.turnover) / Number(quote.volume), 2)
  })

  it('at lunch: the price of the last second, no book', async () => {
    await here.at(LUNCH)
    const { book, quote } = await depth()
    expect(quote).toMatchObject({ state: 'break', time: Date.parse('2026-03-11T04:29:59Z') })
    expect(Number(quote.nowprice)).toBeGreaterThan(0)
    expect(book).toEqual(noBook)
  })

  it('closed: the figures of the day stay, no book', async () => {
    await here.at(CLOSED)
    const { book, day, quote } = await depth()
    expect(quote).toMatchObject({ state: 'closed', time: Date.parse('2026-03-11T08:59:59Z') })
    expect(Number(day.high)).toBeGreaterThanOrEqual(Number(day.low))
    expect(book).toEqual(noBook)
  })

  it('halted: it does not change until it is resumed', async () => {
    const before = (await depth()).quote
    await here.change({ kind: 'halt', code: CODE })
    await here.later(120_000)
    expect(await depth()).toMatchObject({ quote: { nowprice: before.nowprice, state: 'halted' }, book: noBook })
    await here.change({ kind: 'resume', code: CODE })
    await here.later(1_000)
    expect((await depth()).quote.state).toBe('open')
  })

  it.each([
    ['up', '9999', 'asks', 'bids', 'upperlimit'],
    ['down', '0.005', 'bids', 'asks', 'lowerlimit'],
  ] as const)('at limit %s: the other side of the book is empty', async (atlimit, price, empty, full, limit) => {
    await here.change({ kind: 'price', code: CODE, price: price })
    const { book, quote } = await depth()
    const { rules } = await here.data('/quotes/info', { code: CODE })
    expect(quote).toMatchObject({ state: 'open', atlimit })
    expect(Number(quote.nowprice)).toBe(Number(rules[limit]))
    expect(book[empty]).toEqual([])
    expect(book[full]).not.toEqual([])
  })

  it('without a price: only the previous close is shown, and the market stays open', async () => {
    const before = (await depth()).quote
    await here.change({ kind: 'no-price', code: CODE })
    const none = { nowprice: '-', volume: '-', turnover: '-', time: '-' }
    expect(await depth()).toEqual({
      quote: { code: CODE, ...none, preclose: before.preclose, state: 'open' },
      book: noBook,
      day: { open: '-', high: '-', low: '-', average: '-' },
    })
    await here.change({ kind: 'price-again', code: CODE })
    expect((await depth()).quote).toEqual(before)
  })

  it('is refused for a code that is not listed', async () => {
    expect(await here.refusal('/quotes/depth', { code: 'NOBODY' })).toBe('产品已下架或不存在')
  })
})

describe('a list of quotes', () => {
  const codes = `AURNUSDT,${CODE},NOBODY,KLCI,${CODE}`
  const list = (more: Record<string, string> = {}) => here.data('/quotes/list', { codes, ...more })

  it('keeps the order of the codes and leaves out unknown ones', async () => {
    const answer = await list()
    expect(answer.list.map(({ code }) => code)).toEqual(['AURNUSDT', CODE, 'KLCI'])
    expect(answer.list[1]).toEqual((await depth()).quote)
    expect(answer.time).toBe(Date.parse(OPEN))
  })

  it('with since: only changes', async () => {
    await here.at('2026-03-11T03:00:00Z')
    const first = await list()
    expect((await list({ since: String(first.time) })).list).toEqual([])
    await here.change({ kind: 'halt', code: CODE })
    const second = await list({ since: String(first.time) })
    expect(second.list).toMatchObject([{ code: CODE, state: 'halted' }])
    await here.at('2026-03-11T13:00:00Z')
    const closed = await list()
    await here.later(60_000)
    const after = await list({ since: String(closed.time) })
    expect(after.list.map(({ code }) => code)).toEqual(['AURNUSDT'])
  })

  it('with since: also a value that was changed and changed back in the second of the earlier request', async () => {
    await here.at('2026-03-11T03:10:00Z')
    const first = await list()
    await here.change({ kind: 'halt', code: CODE })
    await list()
    await here.later(60_000)
    const { list: changed } = await list({ since: String(first.time) })
    expect(changed.map(({ code }) => code)).toContain(CODE)
  })

  it('with a since that is no longer cached: everything', async () => {
    expect((await list({ since: '1' })).list).toHaveLength(3)
  })

  it('is the same from another process', async () => {
    const twin = await here.paper.twin()
    await here.change({ kind: 'price', code: CODE, price: '1.05' })
    const there = await callAt(twin.url, '/quotes/list', { codes }, here.mine)
    expect(there.data).toEqual(await list())
    await twin.stop()
  })

  it('needs a session', async () => {
    expect((await here.paper.call('/quotes/list', { codes })).httpStatus).toBe(401)
  })
})
