import { hashPassword } from '../../areas/account/passwords.ts'
import { idOf } from '../../areas/account/findAccount.ts'
import { keepFundPassword } from '../../areas/account/security/changeFundPassword.ts'
import { grantIdentity } from '../../areas/identity/grant.ts'
import { reviewIdentity, type Verdict } from '../../areas/identity/review.ts'
import type { Broker } from '../../platform/broker/call.ts'
import type { ControlHandlers } from '../../platform/control/calls.ts'
import { ControlRefusal } from '../../platform/control/refusal.ts'
import { transaction } from '../../platform/database/transaction.ts'

const review = async ({ clock, db }: Broker, phone: string, verdict: Verdict) => {
  const [id, at] = await Promise.all([idOf(db, phone), clock.now()])
  const isDone = await transaction(db, (tx) => reviewIdentity(tx, id, verdict, at))
  return isDone ? {} : new ControlRefusal(409, `no identity of ${phone} is under review`)
}

/** The reviewer of identities, and shortcuts that make a customer ready to move money. */
export const identityControl = {
  'GET /identity': async (_, { db }) => {
    const rows = await db
      .selectFrom('identities as i')
      .innerJoin('customers as c', 'c.id', 'i.customer_id')
      .select(['c.phone as account', 'i.name', 'i.id_number as idNumber', 'i.submitted_at'])
      .where('i.status', '=', 1)
      .orderBy('i.submitted_at')
      .execute()
    return {
      underReview: rows.map(({ submitted_at, ...row }) => ({ ...row, submittedAt: submitted_at.toISOString() })),
    }
  },

  'POST /identity/approve': ({ body }, broker) => review(broker, body.account, { approve: true }),

  'POST /identity/reject': ({ body: { account, reason, remark = '' } }, broker) =>
    review(broker, account, { approve: false, reason, remark }),

  'POST /identity/grant': async ({ body }, { clock, db }) => {
    const { account, idNumber = `TEST-${account}`, name = 'Test Customer' } = body
    const [customerId, at] = await Promise.all([idOf(db, account), clock.now()])
    const granted = { customerId, name, idNumber, at }
    const isGranted = await transaction(db, (tx) => grantIdentity(tx, granted), 'read committed')
    return isGranted ? {} : new ControlRefusal(409, `${idNumber} proves another account`)
  },

  'POST /fundpassword': async ({ body: { account, password } }, { clock, db, hashCost }) => {
    const [customerId, at] = await Promise.all([idOf(db, account), clock.now()])
    const hash = await hashPassword(password, hashCost)
    const isSet = await transaction(db, (tx) => keepFundPassword(tx, { customerId, hash, at }), 'read committed')
    return isSet ? {} : new ControlRefusal(409, `${account} has a fund password`)
  },
} satisfies Partial<ControlHandlers>
