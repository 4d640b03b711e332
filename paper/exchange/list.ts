import type { Handler } from '../contract/operations.ts'
import { isRejection } from '../contract/rejection.ts'
import { pageAnswer, pageOf } from '../movements/cursor.ts'
import { rangeOf } from '../movements/range.ts'
import { showExchange } from './record.ts'

/** One page of a customer's exchanges, newest first. */
export const list: Handler<'/exchange/list'> = async (fields, { broker, customer }) => {
  const page = pageOf({ path: '/exchange/list', customerId: customer.id, fields }, fields)
  if (isRejection(page)) return page
  const range = rangeOf(fields)
  if (isRejection(range)) return range
  const { from, to } = range
  const currency = fields.type
  let query = broker.db
    .selectFrom('exchanges')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
  if (page.after !== undefined) query = query.where('id', '<', page.after)
  if (currency !== undefined) {
    query = query.where((eb) => eb.or([eb('from_currency', '=', currency), eb('to_currency', '=', currency)]))
  }
  if (from !== undefined) query = query.where('made_at', '>=', from)
  if (to !== undefined) query = query.where('made_at', '<', to)
  return pageAnswer(page, await query.execute(), ({ id }) => id, showExchange)
}
