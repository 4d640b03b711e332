import { CALENDARS } from '../../../domain/calendar/calendars.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import { ladderDecimals } from '../../../domain/markets/allowedPrices.ts'
import { type Decimal, divideTo, formatDecimal, roundTo, shortText } from '../../../domain/money/decimal.ts'
import { type Currency, MINOR_UNITS } from '../../../domain/money/money.ts'
import { findListing } from './listings.ts'

/** Additional decimals of a mean price, beyond those of the tick size. */
export const MEAN_DECIMALS = 2

/** The text on the wire for an unknown or missing figure. */
export const NOTHING = '-'

/** An amount with exactly the decimals of its currency; one that is finer (a floating profit) is rounded half-even. */
export const amountText = (amount: Decimal, currency: Currency): string =>
  formatDecimal(roundTo(amount, MINOR_UNITS[currency], 'half-even'))

/** A price with the decimals of its instrument's prices. */
export const priceText = (price: Decimal | null | undefined, { ticks }: Instrument): string =>
  price === null || price === undefined ? NOTHING : formatDecimal(roundTo(price, ladderDecimals(ticks), 'half-even'))

/** A quantity without trailing zeros. */
export const quantityText = shortText

/** A mean price for display: slightly finer than the tick, without trailing zeros. */
export const meanText = (amount: Decimal, quantity: Decimal, { ticks }: Instrument): string =>
  quantity.value === 0n
    ? NOTHING
    : shortText(divideTo(amount, quantity, ladderDecimals(ticks) + MEAN_DECIMALS, 'half-up'))

/** The instrument of a record; records exist only for listed instruments. */
export const instrumentOf = (code: string): Instrument => {
  const listing = findListing(code)
  if (listing === undefined) throw new Error(`${code} is not listed any more`)
  return listing.instrument
}

/** The fields of an instrument in every record. */
export const instrumentFields = (instrument: Instrument) => ({
  code: instrument.code,
  name: instrument.name,
  chinesename: instrument.chineseName,
  market: instrument.market,
  zone: CALENDARS[instrument.calendar].zone,
  currency: instrument.currency,
  decimals: ladderDecimals(instrument.ticks),
})
