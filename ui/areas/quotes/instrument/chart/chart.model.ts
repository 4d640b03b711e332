import { batch, computed, signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import type { Instant } from '../../../../../domain/calendar/zone.ts'
import { zero } from '../../../../../domain/money/decimal.ts'
import type { Candle, Resolution } from '../../../../../domain/quotes/candles.ts'
import {
  coveredBy,
  FEWEST_POINTS,
  type LongSpan,
  returnBetween,
  SPAN_CANDLES,
} from '../../../../../domain/quotes/span.ts'
import { type Candles, type CandlesRequest, InstrumentDetail, type TimeShare } from '../../../../../ports/Quotes.ts'
import type { ChartRange, ChartSeries, TimeSharePoint } from '../../../../charts/series.ts'
import { makeLiveQuotes } from '../../../markets/quotes.live.ts'
import type { Failure } from '../../../../../ports/failure.ts'
import type { App } from '../../../../data/app/app.ts'
import type { ChartView } from './chartView.ts'
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

/** A line's candles; of days where weeks or months are too few for a line. */
const askSpan = (code: string, span: LongSpan) =>
  Effect.gen(function* () {
    const { limit, resolution } = SPAN_CANDLES[span]
    const found = yield* askCandles({ code, resolution, limit })
    if (found.candles.length >= FEWEST_POINTS || (resolution !== 'week' && resolution !== 'month'))
      return { resolution, ...found }
    return { resolution: 'day' as const, ...(yield* askCandles({ code, resolution: 'day', limit: 1000 })) }
  })

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
  const since = signal<Instant | null>(null)
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

  const showSpan = (
    span: LongSpan,
    { candles, resolution, zone }: Candles & { readonly resolution: Resolution },
  ): ChartSeries => {
    const covered = coveredBy(span, candles, zone)
    lastCandle.value = candles.at(-1) ?? null
    since.value = covered?.since ?? null
    if (covered === null) return { kind: 'candles', resolution, candles }
    return {
      kind: 'candles',
      resolution,
      line: { span, base: covered.base },
      candles: covered.candles,
      last: lastCandle,
    }
  }

  const addMinutes = (found: TimeShare): void => {
    answeredAt = found.time
    for (const point of drawnPoints(found.points, lastPoint.peek()))
      if (point.time >= (lastPoint.peek()?.time ?? 0)) lastPoint.value = point
  }

  const addCandles = ({ candles }: Candles): void => {
    for (const candle of candles) if (candle.start >= (lastCandle.peek()?.start ?? 0)) lastCandle.value = candle
  }

  /** What the chart draws: the minutes of a day, or the width of its candles. */
  const drawn = computed((): ChartRange => (series.value?.kind === 'candles' ? series.value.resolution : 'time-share'))

  const askTail = (of: string, range: ChartRange) =>
    range === 'time-share'
      ? Effect.map(askMinutes(of, answeredAt), (found) => () => addMinutes(found))
      : // Two, so that the one that has just closed includes its last trade.
        Effect.map(askCandles({ code: of, resolution: range, limit: 2 }), (found) => () => addCandles(found))

  const tail = makePoll(app, {
    ask: () => askTail(code ?? '', drawn.peek()),
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

  const askSeries = (of: string, { range, span }: ChartView) => {
    if (span !== null && span !== '1D') return Effect.map(askSpan(of, span), (found) => showSpan(span, found))
    return span === '1D' || range === 'time-share'
      ? Effect.map(askMinutes(of, null), showMinutes)
      : Effect.map(askCandles({ code: of, resolution: range }), (found) => showCandles(of, range, found))
  }

  const load = async (of: string): Promise<void> => {
    rest()
    batch(() => {
      status.value = 'loading'
      series.value = null
      lastCandle.value = null
      lastPoint.value = null
      since.value = null
    })
    const answer = await latest.ask(askSeries(of, liking.view.peek()))
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
    drawn,
    /** Since when the line is drawn, where the history does not reach back to the range's begin. */
    since,
    /** The return of a unit over the range of the line; null for candles, and until it is known. */
    gained: computed(() => {
      const shown = series.value
      if (liking.view.value.span === null || shown === null) return null
      return shown.kind === 'candles'
        ? returnBetween(shown.line?.base ?? null, lastCandle.value?.close ?? null)
        : returnBetween(shown.previousClose, lastPoint.value?.price ?? null)
    }),
    /** Chooses a range of the line, or candles (`span` null) and their interval. */
    choose: async (part: Partial<Pick<ChartView, 'range' | 'span'>>): Promise<void> => {
      const { range, span } = liking.view.peek()
      const next = { range, span, ...part }
      if (range === next.range && span === next.span) return
      liking.change(next)
      await again()
    },
    stop: (): void => {
      code = null
      rest()
    },
  }
}
