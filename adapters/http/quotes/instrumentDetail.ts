import { Effect, Schema, Struct } from 'effect'
import { InstrumentDetail } from '../../../ports/Quotes.ts'
import { charts } from './charts.ts'
import type { Call } from '../client.ts'
import { WireAmount, WireFigure, WireTimeOrNone } from '../figures.ts'
import { homeField, homeOf, listingFields, listingOf, quoteOf, WireQuote } from './quoteRecords.ts'
import { rulesOf, WireRules } from './tradingRules.ts'
import { WireDecimal } from '../wire.ts'

const Levels = Schema.Array(Schema.Struct({ price: WireFigure, quantity: WireAmount }))

const depthFields = {
  quote: WireQuote,
  day: Schema.Struct({ open: WireDecimal, high: WireDecimal, low: WireDecimal, average: WireDecimal }),
  book: Schema.Struct({ bids: Levels, asks: Levels, time: WireTimeOrNone }),
}

export const WireDepth = Schema.Struct(depthFields)

const Statistics = Schema.Struct({
  turnoverrate: WireDecimal,
  averagevolume: WireDecimal,
  yearhigh: WireDecimal,
  yearlow: WireDecimal,
  marketvalue: WireDecimal,
  floatvalue: WireDecimal,
  shares: WireDecimal,
  pe: WireDecimal,
  eps: WireDecimal,
  dividendyield: WireDecimal,
})

const Detail = Schema.Struct({
  ...listingFields,
  ...homeField,
  decimals: Schema.Int,
  watched: Schema.Boolean,
  ...depthFields,
  statistics: Statistics,
  rules: WireRules,
})

export const depthOf = ({ quote, day, book }: (typeof WireDepth)['Type']) => ({ quote: quoteOf(quote), day, book })

const statisticsOf = (row: (typeof Statistics)['Type']) =>
  Struct.renameKeys(row, {
    turnoverrate: 'turnoverRate',
    averagevolume: 'averageVolume',
    yearhigh: 'yearHigh',
    yearlow: 'yearLow',
    marketvalue: 'marketValue',
    floatvalue: 'floatValue',
    pe: 'priceEarnings',
    eps: 'earningsPerShare',
    dividendyield: 'dividendYield',
  })

/** One instrument over HTTP. */
export const instrumentDetail = (call: Call): InstrumentDetail['Service'] =>
  InstrumentDetail.of({
    ...charts(call),
    detail: (code) =>
      call('/quotes/info', { code }, Detail).pipe(
        Effect.map((found) => ({
          ...listingOf(found),
          ...homeOf(found),
          ...depthOf(found),
          decimals: found.decimals,
          watched: found.watched,
          statistics: statisticsOf(found.statistics),
          rules: rulesOf(found.rules),
        })),
      ),
    depth: (code) => call('/quotes/depth', { code }, WireDepth).pipe(Effect.map(depthOf)),
  })
