import type { Handler } from '../contract/operations.ts'
import { isRejection } from '../contract/rejection.ts'
import { pageOf } from '../movements/cursor.ts'
import { currencyOf } from '../records/wire.ts'
import { showWithdrawal } from './withdrawalRecord.ts'

/** Withdrawals in a currency, newest first: all of them, or a page where a limit is named. */
export const withdrawalList: Handler<'/user/withdrawallist'> = async (fields, { broker, customer }) => {
  const currency = currencyOf(fields.type)
  if (isRejection(currency)) return currency
  const listing = { path: '/user/withdrawallist', customerId: customer.id, fields: { currency } }
  const page = pageOf(listing, fields)
  if (isRejection(page)) return page
  let query = broker.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .where('currency', '=', currency)
    .orderBy('id', 'desc')
  if (page.after !== undefined) query = query.where('id', '<', page.after)
  if (fields.limit !== undefined) query = query.limit(page.limit + 1)
  const rows = await query.execute()
  const shown = fields.limit === undefined ? rows : rows.slice(0, page.limit)
  return shown.map((row, index) => ({
    ...showWithdrawal(row),
    next: index + 1 < rows.length ? page.cursorAfter(row.id) : '',
  }))
}
