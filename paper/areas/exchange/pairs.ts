import { leastPaid, quoteOf } from '../../../domain/exchange/exchange.ts'
import { CURRENCIES } from '../../../domain/money/money.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { amountText, millis } from '../../platform/wireText/figures.ts'
import { shortText } from '../../../domain/money/decimal.ts'
import { ratesAt } from '../../market/rates/rates.ts'

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
        return { from: one, to: other, rate: shortText(quote.rate), min, time: millis(now) }
      }),
  )
}
