import type { Handler } from '../../platform/contract/operations.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import { transaction, type Tx } from '../../platform/database/transaction.ts'
import { intentOf, once } from '../../platform/idempotency/once.ts'
import { amountText, millis } from '../../platform/wireText/figures.ts'
import { isOwn } from '../../platform/paging/ownRows.ts'
import { beginOperation } from '../transfers/operation.ts'
import { cancelWithdrawal } from './reviewWithdrawal.ts'
import type { WithdrawalRow } from './withdrawalRecord.ts'

const show = ({ amount, currency, id, reviewed_at, status }: WithdrawalRow, now: Date) => ({
  id,
  currency,
  money: amount === null ? '-' : amountText(amount, currency),
  status,
  endtime: millis(reviewed_at ?? now),
})

/** Cancels a withdrawal under review: the whole amount is released. */
export const withdrawCancel: Handler<'/funds/withdrawcancel'> = async ({ id, requestid }, call) => {
  const { broker, customer, now } = call
  const work = async (tx: Tx) => {
    const busy = await beginOperation(tx, customer.id)
    if (busy) return busy
    const own = await tx.selectFrom('withdrawals').select('id').where(isOwn(customer.id, id)).executeTakeFirst()
    if (own === undefined) return reject('withdrawal-not-found', '/id')
    const row = await cancelWithdrawal(tx, id, broker.clock)
    return row === undefined ? reject('withdrawal-not-pending', '/id') : show(row, now)
  }
  const intent = intentOf('/funds/withdrawcancel', { id, requestid }, { customer, now })
  return transaction(broker.db, (tx) => once(tx, intent, () => work(tx)), 'read committed')
}
