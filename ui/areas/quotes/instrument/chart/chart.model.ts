import { batch, signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import type { Instant } from '../../../../../domain/calendar/zone.ts'
import { zero } from '../../../../../domain/money/decimal.ts'
import type { Candle, Resolution } from '../../../../../domain/quotes/candles.ts'
import { type Candles, type CandlesRequest, InstrumentDetail, type TimeShare } from '../../../../../ports/Quotes.ts'
import type { ChartRange, ChartSeries, TimeSharePoint } from '../../../../charts/series.ts'
import { makeLiveQuotes } from '../../../markets/quotes.live.ts'
import type { Failure } from '../../../../../ports/failure.ts'
import type { App } from '../../../../data/app/app.ts'
import { makeChartViewModel } from './chartView.model.ts'
import { drawnPoints, grownCandle, grownPoint } from '../../list/growing.ts'
import { makeSwitchQuery } from '../../../../data/query/switchQuery.ts'
import type { Status } from '../../../../data/query/status.ts'
import { makePoll } from '../../../../data/query/poll.ts'

/**
 * The interval between refreshes of the newest bars, in milliseconds: while the market is open, and while it is closed.
 */
const TAIL_PACE = 5_000
const IDLE_PACE = 30_000

const askMinutes = (code: string, since: Instant | null) =>
  Effect.flatMap(InstrumentDetail, (service) => service.timeShare(code, since))
const askCandles = (request: CandlesRequest) => Effect.flatMap(InstrumentDetail, (service) => service.candles(request))

/** The chart of an instrument: the selected range and the newest bar. */
export const makeChartModel = (app: App) => {
  const live = app.model(makeLiveQuotes)
  const liking = app.model(makeChartViewModel)
  const latest = makeSwitchQuery(app)
  const series = signal<ChartSeries | null>(null)
  const status = signal<Status>('idle')
  const failure = signal<Failure | null>(null)
  const lastCandle = signal<Candle | null>(null)
  const lastPoint = signal<TimeSharePoint | null>(null)
  let code: string | null = null
  let answeredAt: Instant | null = null
  let unfollow = (): void => undefined

  const showMinutes = (found: TimeShare): ChartSeries => {
    const points = drawnPoints(found.points)
    answeredAt = found.time
    lastPoint.value = points.at(-1) ?? null
    const previousClose = found.previousClose ?? points[0]?.price ?? zero
    return { kind: 'time-share', points, sessions: found.sessions, previousClose, last: lastPoint }
  }

  const showCandles = (asked: string, resolution: Resolution, { candles, more }: Candles): ChartSeries => {
    lastCandle.value = candles.at(-1) ?? null
    const loadOlder = async (before: Instant) => {
      const older = await app.attempt(askCandles({ code: asked, resolution, before }), { load: true })
      return Exit.isSuccess(older) ? older.value : null
    }
    return { kind: 'candles', resolution, candles, last: lastCandle, ...(more && { loadOlder }) }
  }

  const addMinutes = (found: TimeShare): void => {
    answeredAt = found.time
    for (const point of drawnPoints(found.points, lastPoint.peek()))
      if (point.time >= (lastPoint.peek()?.time ?? 0)) lastPoint.value = point
  }

  const addCandles = ({ candles }: Candles): void => {
    for (const candle of candles) if (candle.start >= (lastCandle.peek()?.start ?? 0)) lastCandle.value = candle
  }

  const askTail = (of: string, range: ChartRange) =>
    range === 'time-share'
      ? Effect.map(askMinutes(of, answeredAt), (found) => () => addMinutes(found))
      : // Two, so that the one that has just closed includes its last trade.
        Effect.map(askCandles({ code: of, resolution: range, limit: 2 }), (found) => () => addCandles(found))

  const tail = makePoll(app, {
    ask: () => askTail(code ?? '', liking.view.peek().range),
    take: (add) => {
      add()
      return live.quoteOf(code ?? '').peek()?.state === 'open' ? TAIL_PACE : IDLE_PACE
    },
    // The newest bar follows the trades of the stream.
    hear: () => null,
  })

  /** Between two refreshes the newest bar follows the trades. */
  const follow = (of: string): void => {
    unfollow = live.quoteOf(of).subscribe((quote) => {
      const [candle, point] = [lastCandle.peek(), lastPoint.peek()]
      if (quote && candle) lastCandle.value = grownCandle(candle, quote)
      if (quote && point) lastPoint.value = grownPoint(point, quote)
    })
  }

  const rest = (): void => {
    latest.drop()
    tail.stop()
    unfollow()
    unfollow = () => undefined
  }

  const load = async (of: string): Promise<void> => {
    rest()
    batch(() => {
      status.value = 'loading'
      series.value = null
      lastCandle.value = null
      lastPoint.value = null
    })
    const { range } = liking.view.peek()
    const answer = await latest.ask(
      range === 'time-share'
        ? Effect.map(askMinutes(of, null), showMinutes)
        : Effect.map(askCandles({ code: of, resolution: range }), (found) => showCandles(of, range, found)),
    )
    if (answer.is === 'dropped') return
    if (answer.is === 'failed') {
      failure.value = answer.failure
      status.value = 'failed'
      return
    }
    batch(() => {
      series.value = answer.value
      status.value = 'ready'
    })
    follow(of)
    tail.start(TAIL_PACE)
  }

  const again = (): Promise<void> => (code === null ? Promise.resolve() : load(code))

  return {
    series,
    status,
    failure,
    open: async (next: string): Promise<void> => {
      rest()
      code = next
      await liking.restored()
      if (code === next) await load(next)
    },
    retry: again,
    choose: async (range: ChartRange): Promise<void> => {
      if (range === liking.view.peek().range) return
      liking.change({ range })
      await again()
    },
    stop: (): void => {
      code = null
      rest()
    },
  }
}
