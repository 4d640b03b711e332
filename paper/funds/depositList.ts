import type { Handler } from '../contract/operations.ts'
import { isRejection } from '../contract/rejection.ts'
import { pageAnswer, pageOf } from '../movements/cursor.ts'
import { rangeOf } from '../movements/range.ts'
import { showDeposit } from './depositRecord.ts'

/** One page of a customer's deposits, newest first. */
export const depositList: Handler<'/funds/depositlist'> = async (fields, { broker, customer }) => {
  const page = pageOf({ path: '/funds/depositlist', customerId: customer.id, fields }, fields)
  if (isRejection(page)) return page
  const range = rangeOf(fields)
  if (isRejection(range)) return range
  const { from, to } = range
  let query = broker.db
    .selectFrom('deposits')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
  if (page.after !== undefined) query = query.where('id', '<', page.after)
  if (fields.type !== undefined) query = query.where('currency', '=', fields.type)
  if (fields.status !== undefined) query = query.where('status', '=', Number.parseInt(fields.status, 10))
  if (from !== undefined) query = query.where('created_at', '>=', from)
  if (to !== undefined) query = query.where('created_at', '<', to)
  return pageAnswer(page, await query.execute(), ({ id }) => id, showDeposit)
}
