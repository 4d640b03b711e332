import { Effect, Schema } from 'effect'
import { RESOLUTIONS } from '../../../domain/quotes/candles.ts'
import type { InstrumentDetail } from '../../../ports/Quotes.ts'
import type { Call } from '../client.ts'
import { WireAmount, WireDay, WireFigure, WireTime } from '../figures.ts'
import { sessionOf, WireSession } from './quoteRecords.ts'
import { WireDecimal } from '../wire.ts'

const Line = Schema.Struct({
  code: Schema.String,
  zone: Schema.String,
  day: WireDay,
  preclose: WireDecimal,
  sessions: Schema.Array(WireSession),
  time: WireTime,
  list: Schema.Array(Schema.Struct({ time: WireTime, price: WireFigure, average: WireDecimal, volume: WireAmount })),
})

const CandlePage = Schema.Struct({
  code: Schema.String,
  period: Schema.Literals(RESOLUTIONS),
  zone: Schema.String,
  list: Schema.Array(
    Schema.Struct({
      time: WireTime,
      open: WireFigure,
      high: WireFigure,
      low: WireFigure,
      close: WireFigure,
      volume: WireAmount,
      turnover: WireAmount,
    }),
  ),
  more: Schema.Boolean,
})

/** The calls for a chart's data. */
export const charts = (call: Call): Pick<InstrumentDetail['Service'], 'timeShare' | 'candles'> => ({
  timeShare: (code, since) =>
    call('/quotes/timeshare', { code, since: since === null ? undefined : String(since) }, Line).pipe(
      Effect.map(({ preclose, list, sessions, ...line }) => ({
        ...line,
        previousClose: preclose,
        sessions: sessions.map(sessionOf),
        points: list,
      })),
    ),
  candles: ({ code, resolution, before, limit }) =>
    call(
      '/quotes/candles',
      {
        code,
        period: resolution,
        before: before === undefined ? undefined : String(before),
        limit: limit === undefined ? undefined : String(limit),
      },
      CandlePage,
    ).pipe(
      Effect.map(({ zone, more, list }) => ({
        zone,
        more,
        candles: list.map(({ time, ...candle }) => ({ start: time, ...candle })),
      })),
    ),
})
