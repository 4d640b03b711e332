import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openOf, sessionsOf } from '../../../domain/calendar/sessions.ts'
import { nextTradingDay, tradingDayOf } from '../../../domain/calendar/tradingDays.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { aggregateCandles, candleStart, type Resolution, RESOLUTIONS } from '../../../domain/quotes/candles.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import type { Data } from '../../platform/contract/operations.ts'
import { startTestMarket, type TestMarket } from './testing/testMarket.ts'

let here: TestMarket
beforeAll(async () => {
  here = await startTestMarket()
})
afterAll(() => here.paper.stop())

const OPEN = '2026-03-11T02:00:30Z'
const NOW = Date.parse(OPEN)
const CODE = '96010'
const candles = (period: Resolution, more: Record<string, string> = {}) =>
  here.data('/quotes/candles', { code: CODE, period, ...more })
const line = (more: Record<string, string> = {}) => here.data('/quotes/timeshare', { code: CODE, ...more })

type Candle = Data<'/quotes/candles'>['list'][number]

/** All candles, requested backwards in pages. */
const wholeHistory = async (period: Resolution, limit: string): Promise<ReadonlyArray<Candle>> => {
  const pages: Array<ReadonlyArray<Candle>> = []
  for (let before: Record<string, string> = {}; ;) {
    const { list, more } = await candles(period, { limit, ...before })
    pages.unshift(list)
    if (!more) return pages.flat()
    before = { before: String(list[0]?.time) }
  }
}

beforeEach(async () => {
  await here.forget()
  await here.at(OPEN)
})

describe('candles', () => {
  it('of ten years of days are returned backwards in pages, every trading day once', async () => {
    const days = await wholeHistory('day', '997')
    const wanted: Array<number> = []
    const today = tradingDayOf('MY', NOW)
    for (let day = nextTradingDay('MY', today - 3654); day <= today; day = nextTradingDay('MY', day)) {
      const opens = openOf('MY', day)
      if (opens !== undefined) wanted.push(opens)
    }
    expect(days.map(({ time }) => time)).toEqual(wanted)
    for (const { close, high, low, open } of days) {
      const [top, bottom] = [Math.max(Number(open), Number(close)), Math.min(Number(open), Number(close))]
      expect(Number(high)).toBeGreaterThanOrEqual(top)
      expect(Number(low)).toBeLessThanOrEqual(bottom)
    }
  })

  it('of long histories are read in parts, and are the same as at once', async () => {
    const overrides = await overridesFor(here.paper.broker.db)
    for (const [resolution, limit] of [
      ['day', 131],
      ['week', 270],
      ['month', 1000],
    ] as const) {
      const { list, more } = await candles(resolution, { limit: String(limit) })
      const whole = here.paper.broker.market.candles(CODE, { resolution, at: NOW, limit }, overrides)
      expect(list.map(({ close, time }) => [time, close])).toEqual(
        whole?.candles.map(({ close, start }) => [start, formatDecimal(close)]),
      )
      expect(more).toBe(whole?.hasMore)
    }
  })

  it('of thirty days of five minutes are complete except for the pauses', async () => {
    const bars = await wholeHistory('5min', '1000')
    const wanted: Array<number> = []
    const today = tradingDayOf('MY', NOW)
    for (let day = today - 30; day <= today; day = nextTradingDay('MY', day))
      for (const { closes, opens } of sessionsOf('MY', day))
        for (let start = opens; start < closes && start <= NOW; start += 300_000) wanted.push(start)
    expect(bars.map(({ time }) => time)).toEqual(wanted)
  })

  it.each(RESOLUTIONS.filter((period) => period !== '5min' && period !== 'day'))(
    'of a %s are aggregated from the finest ones of the engine',
    async (period) => {
      const source = period.endsWith('min') ? '5min' : 'day'
      const { list } = await candles(period, { limit: '8' })
      const overrides = await overridesFor(here.paper.broker.db)
      const request = { resolution: source, at: NOW, limit: 400 } as const
      const fine = here.paper.broker.market.candles(CODE, request, overrides)?.candles ?? []
      const made = aggregateCandles('MY', period, fine).slice(-8)
      expect(list).toEqual(
        made.map(({ close, high, low, open, start, turnover, volume }) => ({
          time: start,
          open: formatDecimal(open),
          high: formatDecimal(high),
          low: formatDecimal(low),
          close: formatDecimal(close),
          volume: formatDecimal(volume),
          turnover: formatDecimal(turnover),
        })),
      )
      expect(list.every(({ time }) => candleStart('MY', period, Number(time)) === time)).toBe(true)
    },
  )

  it('grow with the price, and the newest closes at it', async () => {
    const quote = async () => (await here.data('/quotes/depth', { code: CODE })).quote
    const [before] = (await candles('5min', { limit: '1' })).list
    expect(before?.close).toBe((await quote()).nowprice)
    await here.later(100_000)
    const [after] = (await candles('5min', { limit: '1' })).list
    expect(after?.close).toBe((await quote()).nowprice)
    expect(after?.time).toBe(before?.time)
    expect(Number(after?.volume)).toBeGreaterThan(Number(before?.volume))
  })

  it('are 300 where no limit is given, none before the first day', async () => {
    expect((await candles('day')).list).toHaveLength(300)
    expect(await candles('day', { before: '0' })).toMatchObject({ list: [], more: false, zone: 'Asia/Kuala_Lumpur' })
    expect((await candles('day', { before: '999999999999999', limit: '1' })).list).toHaveLength(1)
  })

  it('stop while there is no price', async () => {
    const before = (await candles('5min', { limit: '3' })).list
    await here.change({ kind: 'no-price', code: CODE })
    await here.later(900_000)
    expect((await candles('5min', { limit: '3' })).list).toEqual(before)
  })

  it('are refused for a code that is not listed', async () => {
    expect(await here.refusal('/quotes/candles', { code: 'NOBODY', period: 'day' })).toBe('产品已下架或不存在')
  })
})

describe('the time-share line', () => {
  it('has every minute since the open and ends at the price', async () => {
    const { day, list, preclose, sessions, time, zone } = await line()
    const opens = Number(sessions[0]?.opentime)
    expect([day, zone, time, list.length]).toEqual(['2026-03-11', 'Asia/Kuala_Lumpur', NOW, 61])
    expect(list.map((point) => point.time)).toEqual(Array.from({ length: 61 }, (_, minute) => opens + minute * 60_000))
    const { quote } = await here.data('/quotes/depth', { code: CODE })
    expect([list.at(-1)?.price, preclose]).toEqual([quote.nowprice, quote.preclose])
  })

  it('leaves out lunch', async () => {
    await here.at('2026-03-11T07:00:00Z')
    const { list } = await line()
    const times = new Set(list.map((point) => point.time))
    expect(times.has(Date.parse('2026-03-11T04:29:00Z'))).toBe(true)
    expect(times.has(Date.parse('2026-03-11T04:30:00Z'))).toBe(false)
    expect(list).toHaveLength(210 + 31)
  })

  it('with since: the minute it lies in and later ones', async () => {
    const first = await line()
    await here.later(70_000)
    const { list } = await line({ since: String(first.time) })
    expect(list.map((point) => point.time)).toEqual([NOW - 30_000, NOW + 30_000])
  })

  it('before the open: the whole previous day', async () => {
    await here.at('2026-03-11T00:30:00Z')
    expect(await line()).toMatchObject({ day: '2026-03-10' })
    expect((await line()).list).toHaveLength(360)
  })

  it('stops where there is no price, and is empty on a day without prices', async () => {
    await here.change({ kind: 'no-price', code: CODE })
    await here.later(600_000)
    expect((await line()).list).toHaveLength(61)
    await here.at('2026-03-12T02:00:00Z')
    const next = await line()
    expect([next.day, next.list]).toEqual(['2026-03-12', []])
  })

  it('continues from a price that was set', async () => {
    await here.change({ kind: 'price', code: CODE, price: '0.950' })
    await here.later(1_000)
    const { list } = await line()
    expect(Math.abs(Number(list.at(-1)?.price) - 0.95)).toBeLessThan(0.03)
  })
})
