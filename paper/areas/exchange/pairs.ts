import { make, sum } from 'effect/BigDecimal'
import { convert, type Quote, quoteOf } from '../../../domain/exchange/exchange.ts'
import { compare, type Decimal, divideTo, zero } from '../../../domain/money/decimal.ts'
import { CURRENCIES, MINOR_UNITS } from '../../../domain/money/money.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { amountText, millis } from '../../platform/wireText/figures.ts'
import { rateText } from './rateText.ts'
import { ratesAt } from '../../market/rates/rates.ts'

/** The minimum amount at a rate: the smallest that buys at least one unit. */
export const leastPaid = (quote: Quote): Decimal => {
  const unit = make(1n, MINOR_UNITS[quote.from])
  // More than half a unit of the bought currency rounds to one; exactly half rounds to zero.
  const half = make(5n, MINOR_UNITS[quote.to] + 1)
  const near = divideTo(half, quote.rate, MINOR_UNITS[quote.from], 'up')
  return compare(convert(near, quote).received.amount, zero) > 0 ? near : sum(near, unit)
}

/** Every pair of two currencies with its current rate. */
export const pairs: Handler<'/exchange/pairs'> = async ({ from, to }, { now }) => {
  const rates = ratesAt(now)
  const paid = from === undefined ? CURRENCIES : [from]
  const bought = to === undefined ? CURRENCIES : [to]
  return paid.flatMap((one) =>
    bought
      .filter((other) => other !== one)
      .map((other) => {
        const quote = quoteOf(rates, one, other, now.getTime())
        const min = amountText(leastPaid(quote), one)
        return { from: one, to: other, rate: rateText(quote.rate), min, time: millis(now) }
      }),
  )
}
