import { Schema } from 'effect'
import type { QuotedInstrument } from '../../../ports/quote.ts'
import type { QuotedInstrument as Row } from '../../generated/schemas/quotes.ts'
import { WireCurrencyText, WireMarket } from '../figures.ts'

/** The names and the market of an instrument. */
export const listingFields = {
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: WireMarket,
  currency: WireCurrencyText,
}

/** Its names that the app spells differently. */
export const listingNames = { chinesename: 'chineseName' } as const

/** A row of a quote list; the small line leaves out what has no price. */
export const quotedOf = (row: (typeof Row)['Type']): QuotedInstrument => ({
  ...row,
  trend: row.trend.filter((price) => price !== null),
})
