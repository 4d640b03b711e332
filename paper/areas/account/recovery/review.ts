import { codesEndAt, isSameIdentity } from '../../../../domain/account/recovery.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { JobHandler, JobHandlers } from '../../../platform/jobs/run.ts'
import { writeMessage } from '../../messages/write.ts'
import { END_CODES, REVIEW_RECOVERY, STAGES } from './request.ts'

const lockRequest = (tx: Tx, customerId: string, status: number) =>
  tx
    .selectFrom('recoveries')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('status', '=', status)
    .forUpdate()
    .executeTakeFirst()

/** Turns codes off, as an accepted request asked, once its time is over: every session ends, and withdrawals wait. */
const endCodes = async (tx: Tx, customerId: string, now: Date): Promise<void> => {
  const accepted = await lockRequest(tx, customerId, STAGES.accepted)
  if (accepted === undefined || codesEndAt(accepted.requested_at.getTime()) > now.getTime()) return
  await tx.deleteFrom('recoveries').where('customer_id', '=', customerId).execute()
  await tx.deleteFrom('login_codes').where('customer_id', '=', customerId).execute()
  await tx.deleteFrom('sessions').where('customer_id', '=', customerId).execute()
  await tx.updateTable('customers').set({ recovered_at: now }).where('id', '=', customerId).execute()
  await writeMessage(tx, { customerId, kind: 'recovery-done', at: now })
}

/**
 * Ends the review of a request. Returns whether one was under review. What was typed is not kept any longer; codes of one that is accepted
 * late end at once.
 */
export const reviewRecovery = async (tx: Tx, customerId: string, isAccepted: boolean, now: Date): Promise<boolean> => {
  const status = isAccepted ? STAGES.accepted : STAGES.rejected
  const reviewed = await tx
    .updateTable('recoveries')
    .set({ status, name: '', id_number: '' })
    .where('customer_id', '=', customerId)
    .where('status', '=', STAGES['under-review'])
    .returning('customer_id')
    .executeTakeFirst()
  if (reviewed === undefined) return false
  if (isAccepted) await endCodes(tx, customerId, now)
  else await writeMessage(tx, { customerId, kind: 'recovery-rejected', at: now })
  return true
}

/** The automatic decision: the same name and number as were verified. */
const reviewByItself: JobHandler = async (tx, customerId, now) => {
  const request = await lockRequest(tx, customerId, STAGES['under-review'])
  if (request === undefined) return
  const identity = await tx
    .selectFrom('identities')
    .select(['name', 'id_number'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  const isSame =
    identity !== undefined &&
    isSameIdentity(
      { name: request.name, idNumber: request.id_number },
      { name: identity.name, idNumber: identity.id_number },
    )
  await reviewRecovery(tx, customerId, isSame, now)
}

export const recoveryJobs: JobHandlers = { [REVIEW_RECOVERY]: reviewByItself, [END_CODES]: endCodes }
