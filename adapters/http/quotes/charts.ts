import type { InstrumentDetail } from '../../../ports/Quotes.ts'
import { CandlePage, TimeShare } from '../../generated/schemas/quotes.ts'
import type { Call } from '../client.ts'

/** The calls for a chart's data. */
export const charts = (call: Call): Pick<InstrumentDetail['Service'], 'timeShare' | 'candles'> => ({
  timeShare: (code, since) =>
    call('/quotes/timeshare', { code, since: since === null ? undefined : String(since) }, TimeShare),
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
    ),
})
