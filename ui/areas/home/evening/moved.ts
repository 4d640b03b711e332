import { sum } from 'effect/BigDecimal'
import { causeOf, dayTotals, type DayTotal } from '../../../../domain/home/evening.ts'
import { type Decimal, percentOf, zero } from '../../../../domain/money/decimal.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import { changeOf } from '../../markets/listing.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import type { Quote, QuotedInstrument } from '../../../../ports/quote.ts'
import { dayOn, profitOn } from '../../wealth/profitOn.ts'
import type { Evening } from './evening.model.ts'

/** What one holding gained or lost on the day, and what is known of the cause. */
export interface Moved {
  readonly share: PositionRecord
  readonly amount: Decimal
  readonly percent: Decimal | null
  /** Its part of the change of all holdings of its currency, in percentage points of their worth before. */
  readonly contribution: Decimal
  readonly cause: 'dividend' | 'market' | 'price'
  readonly index: QuotedInstrument | undefined
}

/** The index of the market: the first that has it as its home. */
const indexOf = ({ indices, market }: Evening): QuotedInstrument | undefined =>
  indices.find(({ home }) => home === market.code)

/** What the holdings of the market gained or lost on the day, those of each currency together. */
export const totalsOf = ({ held, quotes }: Evening): ReadonlyArray<DayTotal<Currency>> => {
  const quoteOf = new Map<string, Quote>(quotes.map((quote) => [quote.code, quote]))
  return dayTotals(
    held.flatMap((share) => {
      const quote = quoteOf.get(share.code)
      const day = quote && dayOn(share, quote)
      return day ? [{ currency: share.currency, ...day }] : []
    }),
  )
}

/** The holdings that gained or lost on the day, those of one instrument together, in the order of the holdings. */
export const movedOf = (evening: Evening): ReadonlyArray<Moved> => {
  const { dividends, held, market, quotes } = evening
  const index = indexOf(evening)
  const totals = new Map(totalsOf(evening).map((one) => [one.currency, one]))
  const quoteOf = new Map<string, Quote>(quotes.map((quote) => [quote.code, quote]))
  const amounts = new Map<string, { readonly share: PositionRecord; readonly quote: Quote; readonly amount: Decimal }>()
  for (const share of held) {
    const quote = quoteOf.get(share.code)
    const profit = quote && profitOn(share, quote)
    if (!quote || !profit) continue
    const before = amounts.get(share.code)
    amounts.set(share.code, { share, quote, amount: before ? sum(before.amount, profit) : profit })
  }
  return [...amounts.values()]
    .filter(({ amount }) => amount.value !== 0n)
    .map(({ amount, quote, share }) => {
      const isExDividend = dividends.some(({ code, exDay }) => code === share.code && exDay === market.day)
      return {
        share,
        amount,
        percent: changeOf(quote)?.percent ?? null,
        contribution: percentOf(amount, totals.get(share.currency)?.before ?? zero),
        cause: causeOf(quote, index, isExDividend),
        index,
      }
    })
}
