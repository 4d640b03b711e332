import { isSameIdentity } from '../../../../domain/account/recovery.ts'
import type { Broker } from '../../../platform/broker/call.ts'
import type { ControlHandlers } from '../../../platform/control/calls.ts'
import { ControlRefusal } from '../../../platform/control/refusal.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { idOf } from '../findAccount.ts'
import { STAGES } from './request.ts'
import { reviewRecovery } from './review.ts'

const review = async ({ clock, db }: Broker, phone: string, isAccepted: boolean) => {
  const [id, at] = await Promise.all([idOf(db, phone), clock.now()])
  const isDone = await transaction(db, (tx) => reviewRecovery(tx, id, isAccepted, at), 'read committed')
  return isDone ? {} : new ControlRefusal(409, `no recovery of ${phone} is under review`)
}

/** The reviewer of requests to log in without one-time codes. */
export const recoveryControl = {
  'GET /recoveries': async (_, { db }) => {
    const rows = await db
      .selectFrom('recoveries as r')
      .innerJoin('customers as c', 'c.id', 'r.customer_id')
      .innerJoin('identities as i', 'i.customer_id', 'r.customer_id')
      .select(['c.phone as account', 'r.name', 'r.id_number as idNumber', 'r.requested_at'])
      .select(['i.name as verifiedName', 'i.id_number as verifiedNumber'])
      .where('r.status', '=', STAGES['under-review'])
      .orderBy('r.requested_at')
      .execute()
    return {
      underReview: rows.map(({ account, idNumber, name, requested_at, verifiedName, verifiedNumber }) => ({
        account,
        name,
        idNumber,
        isSame: isSameIdentity({ name, idNumber }, { name: verifiedName, idNumber: verifiedNumber }),
        requestedAt: requested_at.toISOString(),
      })),
    }
  },
  'POST /recoveries/approve': ({ body }, broker) => review(broker, body.account, true),
  'POST /recoveries/reject': ({ body }, broker) => review(broker, body.account, false),
} satisfies Partial<ControlHandlers>
