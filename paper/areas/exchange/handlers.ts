import type { Handlers, Handler } from '../../platform/contract/operations.ts'
import { pairs } from './pairs.ts'
import { quote } from './quote.ts'
import { submit } from './submit.ts'
import { ownPage } from '../../platform/paging/own.ts'
import { showExchange } from './record.ts'

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
