import type { FastifyInstance, FastifyReply } from 'fastify'
import { hashPassword } from '../../areas/account/passwords.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { idOf } from '../../areas/account/findAccount.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { REJECTION_REASONS, type RejectionReason } from '../../areas/messages/kinds.ts'
import { keepFundPassword } from '../../areas/account/security/changeFundPassword.ts'
import { grantIdentity } from '../../areas/identity/grant.ts'
import { reviewIdentity, type Verdict } from '../../areas/identity/review.ts'

const account = { type: 'string', pattern: '^\\d{10}$' }
const body = (required: ReadonlyArray<string>, properties: object) => ({
  schema: { body: { type: 'object', additionalProperties: false, required, properties } },
})

interface Refusal {
  readonly account: string
  readonly reason: RejectionReason
  readonly remark?: string
}

interface Wanted {
  readonly account: string
  readonly name?: string
  readonly idNumber?: string
}

/** Routes of the reviewer of identities, and shortcuts that make a customer ready to move money. */
export const identityRoutes = (scope: FastifyInstance, { clock, db, hashCost }: Broker): void => {
  const review = async (phone: string, verdict: Verdict, reply: FastifyReply): Promise<object> => {
    const [id, at] = await Promise.all([idOf(db, phone), clock.now()])
    const isDone = await transaction(db, (tx) => reviewIdentity(tx, id, verdict, at))
    return isDone ? {} : reply.code(409).send({ error: `no identity of ${phone} is under review` })
  }

  scope.get('/identity', async () => ({
    underReview: await db
      .selectFrom('identities as i')
      .innerJoin('customers as c', 'c.id', 'i.customer_id')
      .select(['c.phone as account', 'i.name', 'i.id_number as idNumber', 'i.submitted_at as submittedAt'])
      .where('i.status', '=', 1)
      .orderBy('i.submitted_at')
      .execute(),
  }))

  scope.post<{ Body: Wanted }>('/identity/approve', body(['account'], { account }), async ({ body: wanted }, reply) =>
    review(wanted.account, { approve: true }, reply),
  )

  const refusal = { account, reason: { enum: REJECTION_REASONS }, remark: { type: 'string', maxLength: 500 } }
  scope.post<{ Body: Refusal }>(
    '/identity/reject',
    body(['account', 'reason'], refusal),
    async ({ body: { account: phone, reason, remark = '' } }, reply) =>
      review(phone, { approve: false, reason, remark }, reply),
  )

  const wanted = { account, name: { type: 'string', minLength: 2 }, idNumber: { type: 'string', minLength: 5 } }
  scope.post<{ Body: Wanted }>(
    '/identity/grant',
    body(['account'], wanted),
    async ({ body: { account: phone, idNumber = `TEST-${phone}`, name = 'Test Customer' } }) => {
      const [customerId, at] = await Promise.all([idOf(db, phone), clock.now()])
      await transaction(db, (tx) => grantIdentity(tx, { customerId, name, idNumber, at }), 'read committed')
      return {}
    },
  )

  scope.post<{ Body: { account: string; password: string } }>(
    '/fundpassword',
    body(['account', 'password'], { account, password: { type: 'string', pattern: '^\\d{6}$' } }),
    async ({ body: { account: phone, password } }, reply) => {
      const [customerId, at] = await Promise.all([idOf(db, phone), clock.now()])
      const hash = await hashPassword(password, hashCost)
      const isSet = await transaction(db, (tx) => keepFundPassword(tx, { customerId, hash, at }), 'read committed')
      return isSet ? {} : reply.code(409).send({ error: `${phone} has a fund password` })
    },
  )
}
