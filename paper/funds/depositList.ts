import type { Handler } from '../contract/operations.ts'
import { isRejection } from '../contract/rejection.ts'
import { askedOf, isAskedFor } from '../paging/asked.ts'
import { pageAnswer } from '../paging/cursor.ts'
import { showDeposit } from './depositRecord.ts'

/** One page of a customer's deposits, newest first. */
export const depositList: Handler<'/funds/depositlist'> = async (fields, { broker, customer }) => {
  const asked = askedOf('/funds/depositlist', customer.id, fields)
  if (isRejection(asked)) return asked
  let query = broker.db
    .selectFrom('deposits')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .where(isAskedFor(asked, { key: 'id', at: 'created_at' }))
    .orderBy('id', 'desc')
    .limit(asked.page.limit + 1)
  if (fields.type !== undefined) query = query.where('currency', '=', fields.type)
  if (fields.status !== undefined) query = query.where('status', '=', Number.parseInt(fields.status, 10))
  return pageAnswer(asked.page, await query.execute(), ({ id }) => id, showDeposit)
}
