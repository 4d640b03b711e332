import { forgive, isThrottled, noteFailure, type Throttled } from '../account/throttle.ts'
import { isPassword } from '../account/passwords.ts'
import type { Db, Tx } from '../database/transaction.ts'
import { writeMessage } from '../messages/write.ts'

interface Claim {
  readonly password: string
  /** Whose failures are counted. */
  readonly throttled: Throttled
  /** Whose tries these are, and what they are told where nobody may try any more, if anything. */
  readonly customerId: string
  readonly warning?: 'login-passwords-wrong' | 'fund-passwords-wrong'
  /** Reads the stored hash and locks its row; undefined where none is set. */
  readonly lockHash: (tx: Tx) => Promise<string | undefined>
}

/** The hash that the password was found to fit, or why nobody knows that it does. */
export type Proof = { readonly hash: string } | 'not-set' | 'throttled' | 'wrong'

/**
 * Finds out whether somebody knows a password. Claims on one password are looked at one after the other, so guesses
 * sent all at once are not all let through, and many right ones at once are not taken for guesses. Failures are kept
 * in a transaction of their own: they stay counted whatever becomes of the work that asked.
 */
export const provePassword = (db: Db, claim: Claim, now: Date): Promise<Proof> =>
  db.transaction().execute(async (tx) => {
    const { customerId, lockHash, password, throttled, warning } = claim
    const hash = await lockHash(tx)
    if (hash === undefined) return 'not-set'
    if (await isThrottled(tx, throttled, now)) return 'throttled'
    if (await isPassword(hash, password)) {
      await forgive(tx, throttled)
      return { hash }
    }
    const failures = await noteFailure(tx, throttled, now)
    if (warning && failures === throttled.allowed) await writeMessage(tx, { customerId, kind: warning, at: now })
    return 'wrong'
  })
