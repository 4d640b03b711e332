import { maskAccount } from '../../../domain/account/display.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { JobHandler, JobHandlers } from '../../platform/jobs/run.ts'
import type { RejectionReason } from '../messages/kinds.ts'
import { writeMessage } from '../messages/write.ts'

/** The outcome of a review. */
export type Verdict =
  | { readonly approve: true }
  | {
      readonly approve: false
      readonly reason: RejectionReason
      /** The reviewer's own words for the customer; may be empty. */
      readonly remark: string
    }

const tellInviter = async (tx: Tx, customerId: string, at: Date): Promise<void> => {
  const friend = await tx
    .selectFrom('customers')
    .select(['phone', 'invited_by'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  if (friend.invited_by === null) return
  const parameters = { account: maskAccount(friend.phone) }
  await writeMessage(tx, { customerId: friend.invited_by, kind: 'friend-verified', parameters, at })
}

/** Ends the review of a customer's identity, with its message. Returns whether one was under review. */
export const reviewIdentity = async (tx: Tx, customerId: string, verdict: Verdict, at: Date): Promise<boolean> => {
  const outcome = verdict.approve
    ? { status: 2, reason: '', remark: '' }
    : { status: 3, reason: verdict.reason, remark: verdict.remark }
  const row = await tx
    .updateTable('identities')
    .set({ ...outcome, reviewed_at: at })
    .where('customer_id', '=', customerId)
    .where('status', '=', 1)
    .returning('customer_id')
    .executeTakeFirst()
  if (row === undefined) return false
  if (verdict.approve) {
    await writeMessage(tx, { customerId, kind: 'identity-verified', at })
    await tellInviter(tx, customerId, at)
  } else {
    const { reason, remark } = verdict
    await writeMessage(tx, { customerId, kind: 'identity-rejected', parameters: { reason, remark }, at })
  }
  return true
}

/** The minimum of the shorter edge of a readable document, in pixels. */
const LEGIBLE_EDGE = 100

/**
 * The automatic decision: two different pictures that are large enough to read are accepted. Source: RULES.md, reviews.
 */
const verdictOn = async (tx: Tx, customerId: string): Promise<Verdict> => {
  const images = await tx
    .selectFrom('uploads')
    .innerJoin('identities', (join) =>
      join.on((eb) =>
        eb.or([
          eb('identities.front_id', '=', eb.ref('uploads.id')),
          eb('identities.back_id', '=', eb.ref('uploads.id')),
        ]),
      ),
    )
    .select(['uploads.digest', 'uploads.width', 'uploads.height'])
    .where('identities.customer_id', '=', customerId)
    .execute()
  const areLegible = images.every(({ height, width }) => Math.min(width, height) >= LEGIBLE_EDGE)
  const areTwo = new Set(images.map(({ digest }) => digest.toString('hex'))).size === 2
  return areLegible && areTwo ? { approve: true } : { approve: false, reason: 'unreadable', remark: '' }
}

const reviewByItself: JobHandler = async (tx, customerId, now) => {
  await reviewIdentity(tx, customerId, await verdictOn(tx, customerId), now)
}

export const identityJobs: JobHandlers = { 'review-identity': reviewByItself }
