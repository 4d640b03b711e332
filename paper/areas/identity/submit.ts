import { type IdentityForm, identityProblems, tidyIdNumber, tidyName } from '../../../domain/identity/validation.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import { lockIdNumber } from '../../platform/database/locks.ts'
import { isPassing, type Tx } from '../../platform/database/transaction.ts'
import { intentOf } from '../../platform/idempotency/once.ts'
import { onceInTurn } from '../../platform/idempotency/onceInTurn.ts'
import { schedule } from '../../platform/jobs/queue.ts'
import { takeTry, tryOf } from '../../platform/rateLimits/limit.ts'
import { DAY, later } from '../../platform/clock/instant.ts'
import { ownUpload } from '../uploads/ownUpload.ts'
import { identityStateOf } from './state.ts'
import { showIdentity } from './view.ts'

/** Names of the fields on the wire, to report the invalid one. */
const WIRE: Readonly<Record<keyof IdentityForm, string>> = {
  name: 'name',
  idNumber: 'idnumber',
  front: 'front',
  back: 'back',
}

const limitOf = (customerId: string) => ({ subject: `identity:${customerId}`, allowed: 10, within: DAY })

interface Proof {
  readonly customerId: string
  readonly name: string
  readonly idNumber: string
  readonly front: string
  readonly back: string
  readonly at: Date
}

/** Whether an ID number proves another account, or is under review for it. */
export const isUsed = async (
  tx: Tx,
  { customerId, idNumber }: Pick<Proof, 'customerId' | 'idNumber'>,
): Promise<boolean> => {
  const other = await tx
    .selectFrom('identities')
    .select('customer_id')
    .where('id_number', '=', idNumber)
    .where('status', 'in', [1, 2])
    .where('customer_id', '<>', customerId)
    .executeTakeFirst()
  return other !== undefined
}

const checkAndKeep = async (tx: Tx, proof: Proof) => {
  const { at, back, customerId, front } = proof
  const { state } = await identityStateOf(tx, customerId)
  if (state === 'under-review') return reject('identity-under-review')
  if (state === 'verified') return reject('identity-already-verified')
  for (const [field, id] of Object.entries({ front, back })) {
    const image = await ownUpload(tx, customerId, id, 'identity', at)
    if (isRejection(image)) return reject(image.code, `/${field}`)
  }
  await lockIdNumber(tx, proof.idNumber)
  if (await isUsed(tx, proof)) return reject('id-number-used')
  await keepProof(tx, proof)
  return showIdentity(tx, customerId)
}

/** Stores a proof as under review, in place of a rejected one, whose images are deleted. */
export const keepProof = async (tx: Tx, { at, back, customerId, front, idNumber, name }: Proof): Promise<void> => {
  const before = await tx
    .selectFrom('identities')
    .select(['front_id', 'back_id'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  const values = {
    status: 1,
    name,
    id_number: idNumber,
    front_id: front,
    back_id: back,
    reason: '',
    remark: '',
    submitted_at: at,
    reviewed_at: null,
  }
  await tx
    .insertInto('identities')
    .values({ customer_id: customerId, ...values })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(values))
    .execute()
  const left = before ? [before.front_id, before.back_id].filter((id) => id !== front && id !== back) : []
  if (left.length > 0) await tx.deleteFrom('uploads').where('id', 'in', left).execute()
}

/**
 * Submits the proof of identity. One ID number, in whatever spelling, verifies one account. Source: RULES.md, identity.
 */
export const submitIdentity: Handler<'/identity/submit'> = async (body, { broker, customer, now }) => {
  const { idnumber, name, requestid } = body
  // Ids in upper case name the same images.
  const [front, back] = [body.front.toLowerCase(), body.back.toLowerCase()]
  const [problem] = identityProblems({ name, idNumber: idnumber, front, back })
  if (problem) return reject('invalid-parameters', `/${WIRE[problem.field]}`)
  if ((await takeTry(broker.db, limitOf(customer.id), tryOf(body), now)) === undefined)
    return reject('submitted-too-frequently')

  const intent = intentOf('/identity/submit', { name, idnumber, front, back, requestid }, { customer, now })
  const own = { customerId: customer.id, name: tidyName(name), idNumber: tidyIdNumber(idnumber) }
  const proof = { ...own, front, back, at: now }
  const work = async (tx: Tx) => {
    const answer = await checkAndKeep(tx, proof)
    if (!isRejection(answer) && broker.reviewAfter !== undefined) {
      const due = later(now, broker.reviewAfter)
      await schedule(tx, { kind: 'review-identity', subject: customer.id, due })
    }
    return answer
  }
  try {
    return await onceInTurn(broker.db, intent, work)
  } catch (cause) {
    // Repeated conflicts or a lost connection answer that the broker is busy.
    if (isPassing(cause)) throw cause
    broker.log.error({ err: cause }, 'a proof of identity could not be stored')
    return reject('submit-failed')
  }
}
