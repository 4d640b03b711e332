import type { Handler } from '../contract/operations.ts'
import { isRejection } from '../contract/rejection.ts'
import { askedOf, isAskedFor } from '../paging/asked.ts'
import { pageAnswer } from '../paging/cursor.ts'
import { showExchange } from './record.ts'

/** One page of a customer's exchanges, newest first. */
export const list: Handler<'/exchange/list'> = async (fields, { broker, customer }) => {
  const asked = askedOf('/exchange/list', customer.id, fields)
  if (isRejection(asked)) return asked
  const currency = fields.type
  let query = broker.db
    .selectFrom('exchanges')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .where(isAskedFor(asked, { key: 'id', at: 'made_at' }))
    .orderBy('id', 'desc')
    .limit(asked.page.limit + 1)
  if (currency !== undefined) {
    query = query.where((eb) => eb.or([eb('from_currency', '=', currency), eb('to_currency', '=', currency)]))
  }
  return pageAnswer(asked.page, await query.execute(), ({ id }) => id, showExchange)
}
