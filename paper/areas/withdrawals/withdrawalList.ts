import { sql } from 'kysely'
import type { Currency } from '../../../domain/money/money.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { isRejection } from '../../platform/rejection/rejection.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { pageOf } from '../../platform/paging/cursor.ts'
import { currencyOf } from '../wealth/records/wire.ts'
import { showWithdrawal } from './withdrawalRecord.ts'

/** The calls that request a withdrawal: with the fund password and with a passkey. */
const WAYS = ['/funds/withdraw', '/funds/withdrawbypasskey'] as const

/** The withdrawal that was accepted under a client's id, as a list of one or none. */
const byRequest = async (db: Db, customerId: string, currency: Currency, requestid: string) => {
  const row = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('currency', '=', currency)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('idempotent_requests')
        .select(sql<string>`(answer ->> 'id')::uuid`.as('id'))
        .where('scope', '=', customerId)
        .where('operation', 'in', WAYS)
        .where('idempotent_requests.id', '=', requestid),
    )
    .executeTakeFirst()
  return row === undefined ? [] : [{ ...showWithdrawal(row), requestid, next: '' }]
}

/** Withdrawals in a currency, newest first: all of them, or a page where a limit is given. */
export const withdrawalList: Handler<'/user/withdrawallist'> = async (fields, { broker, customer }) => {
  const currency = currencyOf(fields.type)
  if (isRejection(currency)) return currency
  if (fields.requestid !== undefined) return byRequest(broker.db, customer.id, currency, fields.requestid)
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
