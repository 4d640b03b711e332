import { subtract } from 'effect/BigDecimal'
import { compare, zero } from '../../../domain/money/decimal.ts'
import { type Money, money } from '../../../domain/money/money.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import type { JobHandler } from '../../platform/jobs/run.ts'
import { entry, house } from '../../ledger/entry.ts'
import { capture, release } from '../../ledger/holds.ts'
import { writeMessage } from '../messages/write.ts'
import type { Refusal } from '../deposits/reviewDeposit.ts'
import { WITHDRAWAL, type WithdrawalRow } from './withdrawalRecord.ts'

/** The job that pays a withdrawal without a review by a tester. */
export const REVIEW_WITHDRAWAL = { kind: 'withdrawal-review' }

interface End {
  readonly status: 1 | 2 | 3
  readonly refusal?: Refusal
  readonly at: Date
}

/** A withdrawal without a hold has no money to pay or release. */
interface Waiting {
  readonly row: WithdrawalRow
  readonly holdId: string
  readonly amount: Money
}

const end = async (tx: Tx, id: string, { at, refusal, status }: End): Promise<Waiting | undefined> => {
  const row = await tx
    .updateTable('withdrawals')
    .set({ status, reviewed_at: at, reason: refusal?.reason ?? '', remark: refusal?.remark ?? '' })
    .where('id', '=', id)
    .where('status', '=', WITHDRAWAL.underReview)
    .where('hold_id', 'is not', null)
    .where('amount', 'is not', null)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined || row.amount === null || row.hold_id === null) return undefined
  return { row, holdId: row.hold_id, amount: money(row.amount, row.currency) }
}

/**
 * Pays a withdrawal: payout and fee are taken from the frozen money. Returns undefined where it is not under review
 * (any more).
 */
export const payWithdrawal = async (tx: Tx, id: string, clock: Clock): Promise<WithdrawalRow | undefined> => {
  const at = await clock.now(tx)
  const waiting = await end(tx, id, { status: WITHDRAWAL.paid, at })
  if (waiting === undefined) return undefined
  const { amount, holdId, row } = waiting
  const fee = row.fee ?? zero
  const parts = [
    entry(house('payments'), money(subtract(amount.amount, fee), amount.currency)),
    entry(house('fees'), money(fee, amount.currency)),
  ]
  const to = parts.filter((part) => compare(part.money.amount, zero) > 0)
  await capture(tx, clock, { id: uuidv7(at), hold: holdId, kind: 'withdrawal-paid', reference: id, to })
  const parameters = { money: amount, card: row.card ?? '' }
  await writeMessage(tx, { customerId: row.customer_id, kind: 'withdrawal-paid', parameters, at })
  return row
}

/** Rejects a withdrawal with a reason; its whole amount is free again. */
export const rejectWithdrawal = async (
  tx: Tx,
  id: string,
  refusal: Refusal,
  clock: Clock,
): Promise<WithdrawalRow | undefined> => {
  const at = await clock.now(tx)
  const waiting = await end(tx, id, { status: WITHDRAWAL.rejected, refusal, at })
  if (waiting === undefined) return undefined
  await release(tx, clock, { id: uuidv7(at), hold: waiting.holdId })
  const parameters = { money: waiting.amount, ...refusal }
  const customerId = waiting.row.customer_id
  await writeMessage(tx, { customerId, kind: 'withdrawal-rejected', parameters, at })
  return waiting.row
}

/** Cancels a withdrawal for its customer; its whole amount is free again. */
export const cancelWithdrawal = async (tx: Tx, id: string, clock: Clock): Promise<WithdrawalRow | undefined> => {
  const at = await clock.now(tx)
  const waiting = await end(tx, id, { status: WITHDRAWAL.cancelled, at })
  if (waiting === undefined) return undefined
  await release(tx, clock, { id: uuidv7(at), hold: waiting.holdId })
  const parameters = { money: waiting.amount }
  const customerId = waiting.row.customer_id
  await writeMessage(tx, { customerId, kind: 'withdrawal-cancelled', parameters, at })
  return waiting.row
}

export const payWaitingWithdrawal: JobHandler = async (tx, id, _now, { clock }) => {
  await payWithdrawal(tx, id, clock)
}
