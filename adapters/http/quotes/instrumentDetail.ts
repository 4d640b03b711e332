import { InstrumentDetail } from '../../../ports/Quotes.ts'
import { InstrumentDetail as Detail, QuoteDepth, CandlePage, TimeShare } from '../../generated/schemas/quotes.ts'
import type { Call } from '../client.ts'

/** The calls for a chart's data. */
const charts = (call: Call): Pick<InstrumentDetail['Service'], 'timeShare' | 'candles'> => ({
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

/** One instrument over HTTP. */
export const instrumentDetail = (call: Call): InstrumentDetail['Service'] =>
  InstrumentDetail.of({
    ...charts(call),
    detail: (code, language) => call('/quotes/info', { code, language }, Detail),
    depth: (code) => call('/quotes/depth', { code }, QuoteDepth),
  })
