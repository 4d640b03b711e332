import { createHash } from 'node:crypto'
import { reject, type Rejection } from '../rejection/rejection.ts'
import type { Tx } from '../database/transaction.ts'

/** A state-changing request and the id that the client gave it. */
export interface Intent {
  /**
   * The owner of the id: two customers may use the same one. A customer's id, or `account:…` before the customer
   * exists.
   */
  readonly scope: string
  /** The id that the client made, a UUID. */
  readonly id: string
  readonly operation: string
  /** The parameters of the request, without secrets: the same id must have the same parameters. */
  readonly parameters: Readonly<Record<string, unknown>>
  readonly at: Date
}

const fingerprintOf = ({ operation, parameters }: Intent): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, Object.entries(parameters).toSorted(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url')

const isRepeat = async <T>(tx: Tx, intent: Intent): Promise<{ answer: T } | Rejection<'request-id-reused'>> => {
  const first = await tx
    .selectFrom('idempotent_requests')
    .select(['fingerprint', 'answer'])
    .where('scope', '=', intent.scope)
    .where('id', '=', intent.id)
    .executeTakeFirstOrThrow()
  // The answer of an id that moved money long ago is deleted, the id is not: it has no fingerprint any more.
  if (first.fingerprint !== fingerprintOf(intent)) return reject('request-id-reused')
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
