import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { REFERENCE_RATES } from '../../../domain/exchange/referenceRates.ts'
import type { Currency } from '../../../domain/money/money.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { listingsOf } from '../../market/listing/listings.ts'
import type { QuotedInstrument } from '../quotes/wire.ts'
import { startTestMarket, type TestMarket } from '../quotes/testing/testMarket.ts'

let here: TestMarket
beforeAll(async () => {
  here = await startTestMarket()
})
afterAll(() => here.paper.stop())

const OPEN = '2026-03-11T02:00:00Z'
const market = async (code: string) => (await here.data('/market/list')).find((one) => one.code === code)

beforeEach(async () => {
  await here.forget()
  await here.at(OPEN)
})

describe('markets', () => {
  it('are complete, in display order, with their rules', async () => {
    const list = await here.data('/market/list')
    const codes = ['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']
    expect(list.map(({ code }) => code)).toEqual(codes)
    expect(await market('CN')).toEqual({
      code: 'CN',
      name: 'A-shares',
      currency: 'CNY',
      zone: 'Asia/Shanghai',
      state: 'open',
      changetime: Date.parse('2026-03-11T03:30:00Z'),
      day: '2026-03-11',
      sessions: [
        { opentime: Date.parse('2026-03-11T01:30:00Z'), closetime: Date.parse('2026-03-11T03:30:00Z') },
        { opentime: Date.parse('2026-03-11T05:00:00Z'), closetime: Date.parse('2026-03-11T07:00:00Z') },
      ],
      sale: 'T+1',
      settlementdays: 2,
      shorting: false,
      tradable: true,
      leverages: [1],
    })
  })

  it.each([
    ['MY', '2026-03-11T05:00:00Z', 'break', '2026-03-11T06:30:00Z', '2026-03-11'],
    ['MY', '2026-03-14T05:00:00Z', 'closed', '2026-03-16T01:00:00Z', '2026-03-13'],
    // Summer time began in New York on 8 March, in Madrid it begins on the 29th.
    ['US', '2026-03-11T13:30:00Z', 'open', '2026-03-11T20:00:00Z', '2026-03-11'],
    ['ES', '2026-03-27T16:29:59Z', 'open', '2026-03-27T16:30:00Z', '2026-03-27'],
    ['ES', '2026-03-30T15:29:59Z', 'open', '2026-03-30T15:30:00Z', '2026-03-30'],
    ['FX', '2026-03-13T20:59:59Z', 'open', '2026-03-13T21:00:00Z', '2026-03-13'],
  ])('%s at %s', async (code, time, state, changes, day) => {
    await here.at(time)
    expect(await market(code)).toMatchObject({ state, changetime: Date.parse(changes), day })
  })

  it('that never close have no next change', async () => {
    await here.at('2026-03-14T23:59:59Z')
    expect(await market('CRYPTO')).toMatchObject({ state: 'open', changetime: '-', zone: 'Etc/UTC' })
  })

  it('are closed and opened by testers, and not affected by a halt of one instrument', async () => {
    await here.change({ kind: 'halt', code: '96010' })
    expect((await market('MY'))?.state).toBe('open')
    await here.change({ kind: 'close', calendar: 'MY' })
    expect(await market('MY')).toMatchObject({ state: 'closed', changetime: '-' })
    await here.change({ kind: 'open', calendar: 'ES' })
    expect(await market('ES')).toMatchObject({ state: 'open', day: '2026-03-10' })
    expect((await market('IT'))?.state).toBe('closed')
    await here.change({ kind: 'hours', calendar: 'MY' })
    expect((await market('MY'))?.state).toBe('open')
  })
})

describe('indices', () => {
  it('have the line of the day, which ends at the price', async () => {
    const indices = await here.data('/market/indices')
    expect(indices.map(({ code }) => code).slice(0, 2)).toEqual(['KLCI', 'FTSEMIB'])
    for (const { nowprice, trend } of indices) {
      expect(trend.length).toBeGreaterThan(1)
      expect(trend.length).toBeLessThanOrEqual(60)
      expect(trend.at(-1)).toBe(nowprice)
    }
  })

  it('without a price have no line', async () => {
    await here.change({ kind: 'no-price', code: 'KLCI' })
    const [klci] = await here.data('/market/indices')
    expect(klci).toMatchObject({ code: 'KLCI', nowprice: '-', time: '-', trend: [] })
  })
})

describe('movers', () => {
  type Row = QuotedInstrument
  const percent = ({ nowprice, preclose }: Row) =>
    Math.round(((Number(nowprice) - Number(preclose)) / Number(preclose)) * 10_000)
  const page = (sort: string, more: Record<string, string> = {}) =>
    here.data('/market/movers', { market: 'MY', sort, ...more })

  it.each([
    ['gainers', (a: Row, b: Row) => percent(b) - percent(a) || Number(b.turnover) - Number(a.turnover)],
    ['losers', (a: Row, b: Row) => percent(a) - percent(b) || Number(b.turnover) - Number(a.turnover)],
    ['turnover', (a: Row, b: Row) => Number(b.turnover) - Number(a.turnover)],
  ])('are sorted by %s', async (sort, order) => {
    const { list, next } = await page(sort, { limit: '100' })
    expect([list.length, next]).toEqual([listingsOf('MY').length, ''])
    for (const [index, row] of list.slice(1).entries()) expect(order(list[index] ?? row, row)).toBeLessThanOrEqual(0)
  })

  it.each(['FX', 'INDEX'])('of several currencies (%s) are compared by the value of their turnover', async (code) => {
    const { list } = await here.data('/market/movers', { market: code, sort: 'turnover', limit: '100' })
    expect(new Set(list.map(({ currency }) => currency)).size).toBeGreaterThan(1)
    const worths = list.map(
      ({ currency, turnover }) => Number(turnover) * Number(formatDecimal(REFERENCE_RATES[currency as Currency])),
    )
    // Simulated values drift by a few per mille from those of the table.
    for (const [index, worth] of worths.slice(1).entries()) expect(worth).toBeLessThan((worths[index] ?? 0) * 1.02)
  })

  it('have the line of the day, which ends at the price', async () => {
    await here.change({ kind: 'price', code: '96108', price: '99' })
    const { list } = await page('gainers')
    for (const { nowprice, trend } of list) {
      expect(trend.length).toBeGreaterThan(1)
      expect(trend.at(-1)).toBe(nowprice)
    }
    expect(list[0]?.code).toBe('96108')
  })

  it('show instruments without a price last, without a line', async () => {
    await here.change({ kind: 'no-price', code: '96108' })
    await here.change({ kind: 'no-price', code: '96017' })
    const { list } = await page('turnover', { limit: '100' })
    expect(list.slice(-2)).toMatchObject([
      { code: '96017', trend: [] },
      { code: '96108', trend: [] },
    ])
  })

  it('are read page by page without gaps or repeats while prices move', async () => {
    const seen: Array<string> = []
    const order = (await page('gainers', { limit: '100' })).list.map(({ code }) => code)
    let cursor: Record<string, string> = {}
    do {
      const { list, next } = await page('gainers', { limit: '7', ...cursor })
      seen.push(...list.map(({ code }) => code))
      cursor = next === '' ? {} : { cursor: next }
      await here.later(600_000)
      await here.change({ kind: 'price', code: seen.at(-1) ?? '', price: '99' })
    } while (cursor['cursor'] !== undefined)
    expect(seen).toEqual(order)
  })

  it('have fresh quotes on every page', async () => {
    const { next } = await page('gainers', { limit: '5' })
    await here.later(60_000)
    const { list } = await page('gainers', { limit: '5', cursor: next })
    expect(list[0]?.time).toBe(Date.parse(OPEN) + 60_000)
  })

  it('refuse a cursor of another list', async () => {
    const { next } = await page('gainers', { limit: '5' })
    const other = { market: 'MY', sort: 'losers', cursor: next }
    expect(await here.refusal('/market/movers', other)).toBe('参数错误')
  })
})
