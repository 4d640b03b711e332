import type { QuotedInstrument } from '../../../ports/quote.ts'
import type { QuotedInstrument as Row } from '../../generated/schemas/quotes.ts'

/** A row of a quote list; the small line leaves out what has no price. */
export const quotedOf = (row: (typeof Row)['Type']): QuotedInstrument => ({
  ...row,
  trend: row.trend.filter((price) => price !== null),
})
