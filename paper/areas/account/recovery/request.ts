import { codesEndAt, type RecoveryProof } from '../../../../domain/account/recovery.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import { later } from '../../../platform/clock/instant.ts'
import { schedule } from '../../../platform/jobs/queue.ts'
import { writeMessage } from '../../messages/write.ts'

/** Stages by their number on the wire. */
export const STAGES = { none: 0, 'under-review': 1, accepted: 2, rejected: 3 } as const

export const END_CODES = 'end-login-codes'
export const REVIEW_RECOVERY = 'review-recovery'

/** The request of a customer that was made last; undefined where there is none, or it is done. */
export const recoveryOf = (db: Db, customerId: string) =>
  db.selectFrom('recoveries').selectAll().where('customer_id', '=', customerId).executeTakeFirst()

/** When the codes of a customer end, in epoch milliseconds, where a request is under way; `-` otherwise. */
export const codesEnd = async (db: Db, customerId: string): Promise<number | '-'> => {
  const row = await recoveryOf(db, customerId)
  return row === undefined || row.status === STAGES.rejected ? '-' : codesEndAt(row.requested_at.getTime())
}

interface NewRequest extends RecoveryProof {
  readonly customerId: string
  readonly at: Date
  /** Milliseconds until the broker reviews it by itself; undefined leaves it to testers. */
  readonly reviewAfter: number | undefined
}

/** Stores a request in the place of a rejected one, tells the customer, and schedules what follows. */
export const keepRequest = async (tx: Tx, request: NewRequest): Promise<void> => {
  const { at, customerId, idNumber, name, reviewAfter } = request
  const values = { status: STAGES['under-review'], name, id_number: idNumber, requested_at: at }
  await tx
    .insertInto('recoveries')
    .values({ customer_id: customerId, ...values })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(values))
    .execute()
  await writeMessage(tx, { customerId, kind: 'recovery-requested', at })
  await schedule(tx, { kind: END_CODES, subject: customerId, due: new Date(codesEndAt(at.getTime())) })
  if (reviewAfter !== undefined)
    await schedule(tx, { kind: REVIEW_RECOVERY, subject: customerId, due: later(at, reviewAfter) })
}

/**
 * Ends a request that is under way: the customer has shown a code, has changed the password that its maker knows, or has no codes
 * any more. Source: RULES.md, security.
 */
export const stopRecovery = async (db: Db, customerId: string): Promise<void> => {
  await db
    .deleteFrom('recoveries')
    .where('customer_id', '=', customerId)
    .where('status', '<>', STAGES.rejected)
    .execute()
}
