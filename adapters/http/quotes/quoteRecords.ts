import { Schema } from 'effect'
import type { Session } from '../../../domain/calendar/sessions.ts'
import type { AtHome, Listing, Quote, QuotedInstrument } from '../../../ports/quote.ts'
import { WireCurrencyText, WireMarket, WireTime, WireTimeOrNone } from '../figures.ts'
import { WireDecimal } from '../wire.ts'

/** The names and the market of an instrument. */
export const listingFields = {
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: WireMarket,
  currency: WireCurrencyText,
}

type ListingRow = Schema.Struct<typeof listingFields>['Type']

export const listingOf = ({ code, name, chinesename, market, currency }: ListingRow): Listing => ({
  code,
  name,
  chineseName: chinesename,
  market,
  currency,
})

/** Its names that the app spells differently. */
export const listingNames = { chinesename: 'chineseName' } as const

/** The market whose hours apply, where it differs from `market`. */
export const homeField = { home: Schema.optionalKey(WireMarket) }

export const homeOf = ({ home }: Schema.Struct<typeof homeField>['Type']): AtHome =>
  home === undefined ? {} : { home }

export const WireState = Schema.Literals(['open', 'break', 'closed', 'halted'])

const quoteFields = {
  code: Schema.String,
  nowprice: WireDecimal,
  preclose: WireDecimal,
  volume: WireDecimal,
  turnover: WireDecimal,
  state: WireState,
  atlimit: Schema.optionalKey(Schema.Literals(['up', 'down'])),
  time: WireTimeOrNone,
}

export const WireQuote = Schema.Struct(quoteFields)

export const quoteOf = (row: (typeof WireQuote)['Type']): Quote => ({
  code: row.code,
  price: row.nowprice,
  previousClose: row.preclose,
  volume: row.volume,
  turnover: row.turnover,
  state: row.state,
  atLimit: row.atlimit ?? null,
  time: row.time,
})

export const WireQuoted = Schema.Struct({
  ...listingFields,
  ...homeField,
  decimals: Schema.Int,
  ...quoteFields,
  trend: Schema.Array(WireDecimal),
})

export const quotedOf = (row: (typeof WireQuoted)['Type']): QuotedInstrument => ({
  ...listingOf(row),
  ...homeOf(row),
  ...quoteOf(row),
  decimals: row.decimals,
  trend: row.trend.filter((price) => price !== null),
})

export const WireSession = Schema.Struct({ opentime: WireTime, closetime: WireTime })

export const sessionOf = ({ opentime, closetime }: (typeof WireSession)['Type']): Session => ({
  opens: opentime,
  closes: closetime,
})
