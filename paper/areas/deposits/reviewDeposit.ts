import { money } from '../../../domain/money/money.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import type { JobHandler } from '../../platform/jobs/run.ts'
import { available, house, move, assertFunded } from '../../ledger/entry.ts'
import { post } from '../../ledger/post.ts'
import type { RejectionReason } from '../messages/kinds.ts'
import { writeMessage } from '../messages/write.ts'
import type { DepositRow } from './tables.ts'

/** The job that approves a deposit without a review by a tester. */
export const REVIEW_DEPOSIT = { kind: 'deposit-review' }

/** The reason of a rejection. */
export interface Refusal {
  readonly reason: RejectionReason
  /** In the reviewer's own words; may be empty. */
  readonly remark: string
}

const reviewed = (
  tx: Tx,
  id: string,
  status: 1 | 2,
  { reason, remark }: Partial<Refusal>,
  at: Date,
): Promise<DepositRow | undefined> =>
  tx
    .updateTable('deposits')
    .set({ status, reason: reason ?? '', remark: remark ?? '', reviewed_at: at })
    .where('id', '=', id)
    .where('status', '=', 0)
    .returningAll()
    .executeTakeFirst()

const moneyOf = ({ amount, currency }: DepositRow) => money(amount, currency)

/** Credits a deposit. Returns undefined where it does not wait for a review (any more). */
export const approveDeposit = async (tx: Tx, id: string, clock: Clock): Promise<DepositRow | undefined> => {
  const at = await clock.now(tx)
  const row = await reviewed(tx, id, 1, {}, at)
  if (row === undefined) return undefined
  const entries = move(house('payments'), available(row.customer_id), moneyOf(row))
  assertFunded(await post(tx, clock, { id: uuidv7(at), kind: 'deposit', reference: id, entries }))
  const parameters = { money: moneyOf(row) }
  await writeMessage(tx, { customerId: row.customer_id, kind: 'deposit-credited', parameters, at })
  return row
}

/** Rejects a deposit with a reason. Returns undefined where it does not wait for a review (any more). */
export const rejectDeposit = async (
  tx: Tx,
  id: string,
  refusal: Refusal,
  clock: Clock,
): Promise<DepositRow | undefined> => {
  const at = await clock.now(tx)
  const row = await reviewed(tx, id, 2, refusal, at)
  if (row === undefined) return undefined
  const parameters = { money: moneyOf(row), ...refusal }
  await writeMessage(tx, { customerId: row.customer_id, kind: 'deposit-rejected', parameters, at })
  return row
}

export const approveWaitingDeposit: JobHandler = async (tx, id, _now, { clock }) => {
  await approveDeposit(tx, id, clock)
}
