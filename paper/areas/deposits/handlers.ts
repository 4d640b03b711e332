import type { Handlers, Handler } from '../../platform/contract/operations.ts'
import { channelList } from './channelList.ts'
import { deposit, showDeposit } from './deposit.ts'
import { ownPage } from '../../platform/paging/ownRows.ts'

/** One page of a customer's deposits, newest first. */
const depositList: Handler<'/funds/depositlist'> = (fields, { broker, customer }) => {
  let query = broker.db.selectFrom('deposits').selectAll()
  if (fields.type !== undefined) query = query.where('currency', '=', fields.type)
  if (fields.status !== undefined) query = query.where('status', '=', Number.parseInt(fields.status, 10))
  const listing = { path: '/funds/depositlist', customerId: customer.id, fields }
  return ownPage(listing, query, 'created_at', () => showDeposit)
}

export const depositHandlers = {
  '/funds/channels': channelList,
  '/funds/deposit': deposit,
  '/funds/depositlist': depositList,
} satisfies Partial<Handlers>
