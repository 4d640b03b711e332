import { formFieldsOf } from '../contract/formFields.ts'
import type { Operation } from '../contract/operations.ts'
import { reject, type Rejection } from '../rejection/rejection.ts'
import type { Tx } from '../database/transaction.ts'
import { type Asked, fingerprintOf, isFingerprintOf, type Whole } from './fingerprint.ts'

/** A state-changing request and the id that the client gave it. */
export interface Intent extends Asked {
  /**
   * The owner of the id: two customers may use the same one. A customer's id, or `account:…` before the customer
   * exists.
   */
  readonly scope: string
  /** The id that the client made, a UUID. */
  readonly id: string
  readonly at: Date
}

/** The intent of a call's form. Passwords and codes are left out: a digest would be easier to guess than their argon2 hash. */
export const intentOf = <P extends Operation, F extends { readonly requestid: string }>(
  operation: P,
  form: F & Whole<P, F>,
  { customer, now }: { readonly customer: { readonly id: string }; readonly now: Date },
): Intent => {
  const { proofs } = formFieldsOf(operation)
  const fields = Object.entries(form).filter(([name]) => name !== 'requestid' && !proofs.has(name))
  return { scope: customer.id, id: form.requestid, operation, fields: Object.fromEntries(fields), at: now }
}

const isRepeat = async <T>(tx: Tx, intent: Intent): Promise<{ answer: T } | Rejection<'request-id-reused'>> => {
  const first = await tx
    .selectFrom('idempotent_requests')
    .select(['fingerprint', 'answer'])
    .where('scope', '=', intent.scope)
    .where('id', '=', intent.id)
    .executeTakeFirstOrThrow()
  // The answer of an id that moved money long ago is deleted, the id is not: it has no fingerprint any more.
  if (!isFingerprintOf(first.fingerprint, intent)) return reject('request-id-reused')
  return { answer: first.answer as T }
}

/**
 * Does the work of a request at most once and answers every repetition with the first answer, byte for byte.
 *
 * Work and answer are stored in the caller's transaction, so a crash saves both or neither. A Rejection rolls that
 * transaction back and is therefore not stored: after it, the same id is a new try. The same id with other parameters
 * is the rejection `request-id-reused`, and so is an id whose answer was deleted (`paper/main/retention`). The answer
 * must be plain JSON. Source: RULES.md, requests.
 */
export const once = async <T>(
  tx: Tx,
  intent: Intent,
  work: () => Promise<T>,
): Promise<T | Rejection<'request-id-reused'>> => {
  const { at, id, operation, scope } = intent
  // Inserting the id first, instead of selecting it, makes a second request with the same id wait until the first one
  // ends.
  const fresh = await tx
    .insertInto('idempotent_requests')
    .values({ scope, id, operation, fingerprint: fingerprintOf(intent), answer: null, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (fresh === undefined) {
    const repeat = await isRepeat<T>(tx, intent)
    return 'answer' in repeat ? repeat.answer : repeat
  }
  const answer = await work()
  await tx
    .updateTable('idempotent_requests')
    .set({ answer: JSON.stringify(answer) })
    .where('scope', '=', scope)
    .where('id', '=', id)
    .execute()
  return answer
}
