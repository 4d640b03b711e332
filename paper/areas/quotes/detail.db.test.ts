import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MARKET_CODES } from '../../../domain/markets/marketCode.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import { emptyPosition } from '../../../domain/positions/position.ts'
import { isStoppedOut } from '../../../domain/positions/stopOut.ts'
import { listingsOf } from '../../market/listing/listings.ts'
import { startTestMarket, type TestMarket } from './testing/testMarket.ts'

let here: TestMarket
beforeAll(async () => {
  here = await startTestMarket()
})
afterAll(() => here.paper.stop())

const NOW = Date.parse('2026-03-11T02:00:00Z')
const info = (code: string) => here.data('/quotes/info', { code })

beforeEach(async () => {
  await here.forget()
  await here.at('2026-03-11T02:00:00Z')
})

describe('the rules of an instrument', () => {
  it('are those of its market on its trading day', async () => {
    const { quote, rules } = await info('96010')
    const { lowerlimit, upperlimit, ...others } = rules
    expect(others).toEqual({
      tradable: true,
      lot: '100',
      maxquantity: '10000000',
      ticks: [
        { from: '0', tick: '0.005' },
        { from: '1', tick: '0.01' },
        { from: '10', tick: '0.02' },
        { from: '100', tick: '0.1' },
      ],
      leverages: [1, 2, 5],
      shorting: true,
      stopoutpercent: '50',
      sale: 'T+0',
      salewait: 15,
      settlementdays: 2,
      zone: 'Asia/Kuala_Lumpur',
      day: '2026-03-11',
      sessions: [
        { opentime: Date.parse('2026-03-11T01:00:00Z'), closetime: Date.parse('2026-03-11T04:30:00Z') },
        { opentime: Date.parse('2026-03-11T06:30:00Z'), closetime: Date.parse('2026-03-11T09:00:00Z') },
      ],
      changetime: Date.parse('2026-03-11T04:30:00Z'),
      fees: [
        { name: 'brokerage', side: 'both', rate: '0.1', minimum: '8', maximum: '-' },
        { name: 'clearing-fee', side: 'both', rate: '0.03', minimum: '-', maximum: '1000' },
        { name: 'stamp-duty', side: 'both', rate: '0.1', minimum: '-', maximum: '1000' },
      ],
    })
    expect(Math.abs(Number(upperlimit) - Number(quote.preclose) * 1.3)).toBeLessThan(0.01)
    expect(Math.abs(Number(lowerlimit) - Number(quote.preclose) * 0.7)).toBeLessThan(0.01)
  })

  it('have no end for a halt without a set end', async () => {
    await here.change({ kind: 'halt', code: '96010' })
    const { quote, rules } = await info('96010')
    expect([quote.state, rules.changetime]).toEqual(['halted', '-'])
  })

  it('keep the limits while there is no price', async () => {
    const before = await info('96010')
    await here.change({ kind: 'no-price', code: '96010' })
    const after = await info('96010')
    expect(after.rules).toEqual(before.rules)
    expect(after.statistics).toMatchObject({
      marketvalue: '-',
      pe: '-',
      turnoverrate: '-',
      yearhigh: expect.not.stringMatching('-'),
    })
  })

  it('name the share of margin at which the rules close a position', async () => {
    const position = {
      ...emptyPosition('long', 5, 'MYR'),
      quantity: decimal('100'),
      cost: decimal('500'),
      originalMargin: decimal('100'),
      margin: decimal('100'),
    }
    // At 4.50 the loss is 50: half of the margin is left.
    const isClosedAt = (price: string) => isStoppedOut(position, decimal(price))
    const { rules } = await info('96010')
    expect([isClosedAt('4.50'), isClosedAt('4.51'), rules.stopoutpercent]).toEqual([true, false, '50'])
  })

  it('of an A-share allow neither leverage nor shorting', async () => {
    const { rules } = await info('697001')
    expect(rules).toMatchObject({ sale: 'T+1', leverages: [1], shorting: false, stopoutpercent: '-' })
  })
})

describe('statistics', () => {
  it('of a company add up', async () => {
    const { quote, statistics } = await info('96010')
    const figures = Object.fromEntries(Object.entries(statistics).map(([name, value]) => [name, Number(value)]))
    const {
      averagevolume = 0,
      eps = 0,
      floatvalue = 0,
      marketvalue = 0,
      pe = 0,
      shares = 0,
      turnoverrate = 0,
    } = figures
    const price = Number(quote.nowprice)
    expect(marketvalue).toBeCloseTo(shares * price, 1)
    expect(pe).toBeCloseTo(price / eps, 1)
    expect(floatvalue).toBeLessThan(marketvalue)
    expect(turnoverrate).toBeCloseTo((Number(quote.volume) / (floatvalue / price)) * 100, 1)
    expect(averagevolume).toBeGreaterThan(0)
  })

  it('cover the year and the last twenty days before today', async () => {
    const { list } = await here.data('/quotes/candles', { code: '96010', period: 'day', limit: '400' })
    const opens = Date.parse('2026-03-11T01:00:00Z')
    const year = list.filter(({ time }) => Number(time) >= opens - 364 * 86_400_000)
    const { statistics } = await info('96010')
    expect(Number(statistics.yearhigh)).toBe(Math.max(...year.map(({ high }) => Number(high))))
    expect(Number(statistics.yearlow)).toBe(Math.min(...year.map(({ low }) => Number(low))))
    const twenty = year.slice(-21, -1).map(({ volume }) => Number(volume))
    expect(Number(statistics.averagevolume)).toBe(Math.round(twenty.reduce((sum, one) => sum + one) / 20))
  })

  it('of an index are its range only; it has no book and no orders', async () => {
    const { book, day, rules, statistics } = await info('KLCI')
    expect(statistics).toMatchObject({ pe: '-', eps: '-', shares: '-', marketvalue: '-', dividendyield: '-' })
    expect(Number(statistics.yearhigh)).toBeGreaterThan(Number(statistics.yearlow))
    expect(book).toEqual({ bids: [], asks: [], time: '-' })
    expect(day.average).toBe('-')
    expect(rules).toMatchObject({ tradable: false, maxquantity: '-', fees: [], upperlimit: '-' })
  })

  it('of companies are plausible: none has a value of zero, some make a loss', async () => {
    const all = await Promise.all(listingsOf('MY').map(({ instrument }) => info(instrument.code)))
    const [losses, profits] = [true, false].map((isLoss) =>
      all.filter(({ statistics }) => String(statistics.eps).startsWith('-') === isLoss),
    )
    expect(losses?.length).toBeGreaterThan(0)
    expect(losses?.every(({ statistics }) => statistics.pe === '-')).toBe(true)
    for (const { statistics } of profits ?? []) {
      expect(Number(statistics.pe)).toBeGreaterThan(1)
      expect(Number(statistics.dividendyield)).toBeLessThan(15)
      expect(Number(statistics.marketvalue)).toBeGreaterThan(1_000_000)
    }
  })
})

describe('an instrument of every market', () => {
  it.each(MARKET_CODES)('%s', async (market) => {
    const [first] = listingsOf(market)
    const code = first?.instrument.code ?? ''
    await here.at(new Date(NOW).toISOString())
    expect(await info(code)).toMatchObject({ code, market, watched: false, quote: { code } })
  })

  it('but none that is not listed', async () => {
    expect(await here.refusal('/quotes/info', { code: 'NOBODY' })).toBe('产品已下架或不存在')
  })
})

it.each([
  ['96052', 'KLCI'],
  ['97101', 'TWSIM50'],
  ['AURNUSDT', 'COINSIM'],
  ['FD1001', undefined],
  ['KLCI', undefined],
])('%s is compared with the index %s', async (code, index) => {
  expect((await info(code)).index?.code).toBe(index)
})

describe('what a company is', () => {
  it('is told in the language that is asked for, with its next dates', async () => {
    const { profile } = await here.data('/quotes/info', { code: '96052', language: 'es' })
    expect(profile?.sector).toBe('consumer-staples')
    expect(profile?.business).toBe('Elabora alimentos y bebidas para los hogares y los vende a las tiendas.')
    const days = profile?.dates.map(({ day }) => day) ?? []
    expect(days.length).toBeGreaterThan(1)
    expect(days.every((day) => day >= '2026-03-11' && day < '2027-04-01')).toBe(true)
    expect((await info('96052')).profile?.business).toMatch(/^Makes food/)
  })

  it('is not told of an index, a fund or a pair of currencies', async () => {
    for (const code of ['KLCI', 'FD1001', 'EURUSD']) expect(await info(code)).not.toHaveProperty('profile')
  })
})
