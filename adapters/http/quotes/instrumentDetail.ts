import { InstrumentDetail } from '../../../ports/Quotes.ts'
import { InstrumentDetail as Detail, QuoteDepth } from '../../generated/schemas/quotes.ts'
import { charts } from './charts.ts'
import type { Call } from '../client.ts'

/** One instrument over HTTP. */
export const instrumentDetail = (call: Call): InstrumentDetail['Service'] =>
  InstrumentDetail.of({
    ...charts(call),
    detail: (code, language) => call('/quotes/info', { code, language }, Detail),
    depth: (code) => call('/quotes/depth', { code }, QuoteDepth),
  })
