import { daysWhenRecalled } from '../../../domain/lending/lending.ts'
import { formatQuantity } from '../../../domain/money/format.ts'
import type { SignedInCall } from '../../platform/broker/call.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { intentOf } from '../../platform/idempotency/once.ts'
import { onceInTurn } from '../../platform/idempotency/onceInTurn.ts'
import { writeMessage } from '../messages/write.ts'
import { isOwn } from '../../platform/paging/ownRows.ts'
import { instrumentOf } from '../../market/listing/figures.ts'
import { showLoan } from './loan.ts'

const recallLoan = async (tx: Tx, id: string, { customer, now }: SignedInCall) => {
  const row = await tx
    .selectFrom('stock_loans')
    .selectAll()
    .where(isOwn(customer.id, id))
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return reject('loan-not-found', '/id')
  if (row.recalled_at !== null || row.returned_at !== null) return reject('loan-not-running', '/id')
  const days = daysWhenRecalled(row.started_at.getTime(), now.getTime(), row.term)
  const recalled = await tx
    .updateTable('stock_loans')
    .set({ recalled_at: now, days: Math.max(days, row.paid_days) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { code, name } = instrumentOf(row.code)
  const parameters = { instrument: `${code} ${name}`, quantity: formatQuantity(row.quantity) }
  await writeMessage(tx, { customerId: customer.id, kind: 'shares-recalled', parameters, at: now })
  return showLoan(recalled)
}

/** Recalls a loan: the running lending day is its last. The job of that day, which is scheduled already, ends it. */
export const recall: Handler<'/lending/recall'> = ({ id, requestid }, call) => {
  const { broker, customer, now } = call
  const intent = intentOf('/lending/recall', { id, requestid }, { customer, now })
  return onceInTurn(broker.db, intent, (tx) => recallLoan(tx, id, call))
}
