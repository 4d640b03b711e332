import { Deferred, Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decimal, formatDecimal } from '../../../../../domain/money/decimal.ts'
import type { Candle } from '../../../../../domain/quotes/candles.ts'
import { type Failure, Offline } from '../../../../../ports/failure.ts'
import type { CandlesRequest, TimeShare, TimeSharePoint } from '../../../../../ports/Quotes.ts'
import type { CandleSeries } from '../../../../charts/series.ts'
import { makeLiveQuotes } from '../../../markets/quotes.live.ts'
import { makeFakeApp } from '../../../../testing/fakeApp.ts'
import { makeChartModel } from './chart.model.ts'
import { makeChartViewModel } from './chartView.model.ts'
import { NOW } from '../../../../testing/now.ts'
import { device, quoted } from '../../testing/samples.ts'
import { pass } from '../../../../testing/time.ts'

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

const MINUTE = 60_000
const START = Math.floor(NOW / (5 * MINUTE)) * 5 * MINUTE

const candle = (start: number, close: string): Candle => ({
  start,
  open: decimal('1.00'),
  high: decimal('1.50'),
  low: decimal('0.90'),
  close: decimal(close),
  volume: decimal('10'),
  turnover: decimal('10'),
})
const point = (time: number, price: string): TimeSharePoint => ({
  time,
  price: decimal(price),
  average: null,
  volume: decimal('1'),
})

const setUp = (kept = new Map<string, string>()) => {
  const asked: Array<CandlesRequest | { readonly since: number | null }> = []
  const server: {
    candles: Candle[]
    points: TimeSharePoint[]
    more: boolean
    failure: Failure | null
    gate: Deferred.Deferred<void> | null
  } = {
    candles: [candle(START, '1.20')],
    points: [point(START, '1.10')],
    more: true,
    failure: null,
    gate: null,
  }
  const answer = <A>(make: () => A) =>
    Effect.suspend(() => {
      const gate = server.gate ? Deferred.await(server.gate) : Effect.void
      return Effect.andThen(gate, server.failure ? Effect.fail(server.failure) : Effect.sync(make))
    })
  const fake = makeFakeApp(
    {
      ...device(),
      instrumentDetail: {
        candles: (request) => {
          asked.push(request)
          return answer(() => ({ zone: 'Asia/Kuala_Lumpur', candles: server.candles, more: server.more }))
        },
        timeShare: (code, since) => {
          asked.push({ since })
          return answer((): TimeShare => ({
            code,
            zone: 'Asia/Kuala_Lumpur',
            day: 20_468,
            previousClose: null,
            sessions: [],
            time: Date.now(),
            points: server.points,
          }))
        },
      },
    },
    kept,
  )
  const model = fake.app.model(makeChartModel)
  const live = fake.app.model(makeLiveQuotes)
  const candles = () => model.series.value as CandleSeries
  const newest = () => {
    const last = candles().last?.value
    return last ? `${(last.start - START) / MINUTE} ${formatDecimal(last.close)}` : null
  }
  const open = async (code = 'A') => {
    void model.open(code)
    await pass(0)
  }
  return { ...fake, model, live, asked, server, candles, newest, open }
}

const FIVE = new Map([['chartView', '{"range":"5min"}']])

describe('the chart of an instrument', () => {
  it('starts with the line of the day, compared with its first price where there is no previous close', async () => {
    const { model, open, asked } = setUp()
    await open()
    expect(asked).toEqual([{ since: null }])
    const series = model.series.value
    expect(series?.kind === 'time-share' && formatDecimal(series.previousClose)).toBe('1.10')
  })

  it('remembers the range and the indicators for every instrument and the next visit', async () => {
    const { model, kept, asked, open, app } = setUp(new Map(FIVE))
    await open()
    expect(asked).toEqual([{ code: 'A', resolution: '5min' }])
    void model.choose({ range: 'week' })
    app.model(makeChartViewModel).change({ sub: 'RSI' })
    await pass(0)
    expect(JSON.parse(kept.get('chartView')!)).toEqual({
      span: null,
      line: '1D',
      range: 'week',
      main: 'MA',
      sub: 'RSI',
      settings: {},
    })
    await open('B')
    expect(asked.at(-1)).toEqual({ code: 'B', resolution: 'week' })
    model.stop()
  })

  it('shows the range that was chosen last, in whatever order the answers arrive', async () => {
    const { model, open, server, asked } = setUp(new Map(FIVE))
    await open()
    const gate = Deferred.makeUnsafe<void>()
    server.gate = gate
    void model.choose({ range: 'day' })
    await pass(0)
    server.gate = null
    void model.choose({ range: 'month' })
    await pass(0)
    await Effect.runPromise(Deferred.succeed(gate, undefined))
    await pass(0)
    expect(model.series.value).toMatchObject({ resolution: 'month' })
    const before = asked.length
    await model.choose({ range: 'month' })
    expect(asked).toHaveLength(before)
    model.stop()
  })

  it('can be retried where it did not load', async () => {
    const { model, open, server, failures } = setUp(new Map(FIVE))
    server.failure = new Offline()
    await open()
    expect([model.status.value, model.series.value]).toEqual(['failed', null])
    server.failure = null
    void model.retry()
    await pass(0)
    expect([model.status.value, failures]).toEqual(['ready', []])
    model.stop()
  })

  it('requests older bars during a drag, and returns null where that failed', async () => {
    const { model, open, server, candles, asked } = setUp(new Map(FIVE))
    await open()
    await candles().loadOlder!(START)
    expect(asked.at(-1)).toEqual({ code: 'A', resolution: '5min', before: START })
    server.failure = new Offline()
    expect(await candles().loadOlder!(START)).toBeNull()
    server.failure = null
    server.more = false
    void model.choose({ range: 'day' })
    await pass(0)
    expect(candles().loadOlder).toBeUndefined()
    model.stop()
  })
})

describe('a range of the line', () => {
  const DAY = 24 * 60 * MINUTE
  const days = (count: number) =>
    Array.from({ length: count }, (_, nth) => candle(START - (count - 1 - nth) * DAY, nth === 0 ? '1.00' : '1.25'))

  it('is the day at first, and its return that from the previous close', async () => {
    const { model, open } = setUp()
    expect(model.gained.value).toBeNull()
    await open()
    expect(model.series.value?.kind).toBe('time-share')
    // Without a previous close the first price counts.
    expect(model.gained.value && formatDecimal(model.gained.value.amount)).toBe('0.00')
    model.stop()
  })

  it('is asked with one request, kept, and says its return to the price now', async () => {
    const { model, open, server, asked, kept, live } = setUp()
    await open()
    server.candles = days(40)
    await model.choose({ span: '1M' })
    expect(asked.at(-1)).toEqual({ code: 'A', resolution: 'day', limit: 40 })
    expect(JSON.parse(kept.get('chartView')!).span).toBe('1M')
    expect(model.series.value).toMatchObject({ kind: 'candles', line: { span: '1M' } })
    expect([model.since.value, formatDecimal(model.gained.value!.percent)]).toEqual([null, '0.00'])
    live.learn([quoted('A', '1.50', { time: START + MINUTE })])
    expect(formatDecimal(model.gained.value!.percent)).toBe('20.00')
    model.stop()
  })

  it('longer than the history begins with the first price, in days where weeks are too few, and says since when', async () => {
    const { model, open, server, asked } = setUp()
    await open()
    server.candles = days(4)
    await model.choose({ span: '5Y' })
    expect(asked.slice(-2)).toEqual([
      { code: 'A', resolution: 'week', limit: 270 },
      { code: 'A', resolution: 'day', limit: 1000 },
    ])
    expect(model.drawn.value).toBe('day')
    expect([model.since.value, formatDecimal(model.gained.value!.percent)]).toEqual([START - 3 * DAY, '25.00'])
    await pass(5_000)
    expect(asked.at(-1)).toEqual({ code: 'A', resolution: 'day', limit: 2 })
    model.stop()
  })

  it('has no return without prices, and candles have none', async () => {
    const { model, open, server } = setUp()
    await open()
    server.candles = []
    await model.choose({ span: 'All' })
    expect([model.series.value?.kind, model.gained.value]).toEqual(['candles', null])
    server.candles = days(3)
    await model.choose({ span: null, range: 'day' })
    expect([model.status.value, model.gained.value]).toEqual(['ready', null])
    model.stop()
  })
})

describe('the newest bar', () => {
  it('follows the trades, and every five seconds the server’s bars', async () => {
    const { model, open, live, server, newest, asked } = setUp(new Map(FIVE))
    live.learn([quoted('A', '1.20')])
    await open()
    live.learn([quoted('A', '1.70', { time: START + MINUTE })])
    expect(newest()).toBe('0 1.70')
    server.candles = [candle(START, '1.65'), candle(START + 5 * MINUTE, '1.66')]
    const drawn: string[] = []
    const stop = model.series.value!.last!.subscribe(() => drawn.push(newest()!))
    await pass(5_000)
    expect(asked.at(-1)).toEqual({ code: 'A', resolution: '5min', limit: 2 })
    // The closed bar is corrected before the next one begins.
    expect(drawn).toEqual(['0 1.70', '0 1.65', '5 1.66'])
    stop()
    live.learn([quoted('A', '9', { time: START + MINUTE })])
    expect(newest()).toBe('5 1.66')
    model.stop()
  })

  it('of the day is requested since the last answer', async () => {
    const { model, open, asked, server } = setUp()
    await open()
    server.points = [point(START, '1.15'), point(START + MINUTE, '1.30')]
    await pass(30_000)
    expect(asked).toEqual([{ since: null }, { since: NOW }])
    const series = model.series.value
    expect(series?.kind === 'time-share' && series.last?.value?.time).toBe(START + MINUTE)
    model.stop()
  })

  it('is not requested once the page is left', async () => {
    const { model, open, live, newest, asked } = setUp(new Map(FIVE))
    await open()
    const series = model.series.value
    model.stop()
    live.learn([quoted('A', '1.70', { time: START + MINUTE })])
    await pass(60_000)
    expect([newest(), asked.length, model.series.value]).toEqual(['0 1.20', 1, series])
  })
})
