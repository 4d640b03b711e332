import { leastPaid, quoteOf } from '../../../domain/exchange/exchange.ts'
import { CURRENCIES } from '../../../domain/money/money.ts'
import { amountText, millis } from '../../platform/wireText/figures.ts'
import { shortText } from '../../../domain/money/decimal.ts'
import { ratesAt } from '../../market/rates/rates.ts'
import type { Handlers, Handler } from '../../platform/contract/operations.ts'
import { quote } from './quote.ts'
import { submit } from './submit.ts'
import { ownPage } from '../../platform/paging/ownRows.ts'
import { showExchange } from './record.ts'

/** Every pair of two currencies with its current rate. */
const pairs: Handler<'/exchange/pairs'> = async ({ from, to }, { now }) => {
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

/** One page of a customer's exchanges, newest first. */
const list: Handler<'/exchange/list'> = (fields, { broker, customer }) => {
  const currency = fields.type
  let query = broker.db.selectFrom('exchanges').selectAll()
  if (currency !== undefined) {
    query = query.where((eb) => eb.or([eb('from_currency', '=', currency), eb('to_currency', '=', currency)]))
  }
  const listing = { path: '/exchange/list', customerId: customer.id, fields }
  return ownPage(listing, query, 'made_at', () => showExchange)
}

export const exchangeHandlers = {
  '/exchange/pairs': pairs,
  '/exchange/quote': quote,
  '/exchange/submit': submit,
  '/exchange/list': list,
} satisfies Partial<Handlers>
