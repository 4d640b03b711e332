import { WRONG_PASSWORDS } from '../guesses.ts'
import { inPasswordTurn, isPassword } from '../passwords.ts'
import { reject, type Rejection } from '../../../platform/rejection/rejection.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { clearTries, newTry, returnTry, takeTry } from '../../../platform/rateLimits/limit.ts'
import { writeMessage } from '../../messages/write.ts'

interface Claim {
  readonly password: string
  /** The subject by which wrong ones are counted: `fund-password:…`. */
  readonly subject: string
  /** The customer, and the message, if any, that they get when the last allowed try was wrong. */
  readonly customerId: string
  readonly warning?: 'login-passwords-wrong' | 'fund-passwords-wrong'
  /** Reads the stored hash; undefined where none is set. */
  readonly readHash: (db: Db) => Promise<string | undefined>
  /**
   * Whether the same request has been answered meanwhile. A repetition whose password the first one has changed is no
   * guess.
   */
  readonly isAnswered?: () => Promise<boolean>
}

/** The hash that the password matches, or why that is not proved. */
export type Proof =
  | { readonly hash: string }
  | 'not-set'
  | 'wrong'
  | Rejection<'submitted-too-frequently' | 'system-busy'>

const look = async (db: Db, claim: Claim, now: Date): Promise<Proof> => {
  const { customerId, isAnswered, password, readHash, subject, warning } = claim
  const [limit, name] = [{ subject, ...WRONG_PASSWORDS }, newTry()]
  const made = await takeTry(db, limit, name, now)
  if (made === undefined) return reject('submitted-too-frequently')
  const hash = await readHash(db)
  if (hash === undefined) {
    await returnTry(db, limit, name)
    return 'not-set'
  }
  if (await isPassword(hash, password)) {
    await clearTries(db, limit)
    return { hash }
  }
  if (await isAnswered?.()) {
    await returnTry(db, limit, name)
    return 'wrong'
  }
  if (warning && made === limit.allowed) await writeMessage(db, { customerId, kind: warning, at: now })
  return 'wrong'
}

/**
 * Checks a password. It counts as wrong before it is checked, and calls of one customer run in turn, so that many
 * simultaneous right ones do not count as guesses. Not to be called inside a transaction: no lock and no connection may
 * be held during hashing. So the caller must check in its own transaction that the stored hash is still the proved one.
 */
export const provePassword = (db: Db, claim: Claim, now: Date): Promise<Proof> =>
  inPasswordTurn(claim.customerId, () => look(db, claim, now))
