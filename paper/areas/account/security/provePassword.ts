import { WRONG_PASSWORDS } from '../guesses.ts'
import { inPasswordTurn, isPassword } from '../passwords.ts'
import { reject, type Rejection } from '../../../platform/rejection/rejection.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { clearTries, newTry, returnTry, takeTry } from '../../../platform/rateLimits/limit.ts'
import { writeMessage } from '../../messages/write.ts'

interface Claim {
  readonly password: string
  /** Whose wrong ones are counted: `fund-password:…`. */
  readonly subject: string
  /** Whose tries these are, and what they are told where nobody may try any more, if anything. */
  readonly customerId: string
  readonly warning?: 'login-passwords-wrong' | 'fund-passwords-wrong'
  /** Reads the stored hash; undefined where none is set. */
  readonly readHash: (db: Db) => Promise<string | undefined>
}

/** The hash that the password was found to fit, or why nobody knows that it does. */
export type Proof =
  | { readonly hash: string }
  | 'not-set'
  | 'wrong'
  | Rejection<'submitted-too-frequently' | 'system-busy'>

const look = async (db: Db, claim: Claim, now: Date): Promise<Proof> => {
  const { customerId, password, readHash, subject, warning } = claim
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
  if (warning && made === limit.allowed) await writeMessage(db, { customerId, kind: warning, at: now })
  return 'wrong'
}

/**
 * Checks a password: counted as wrong before it is checked, and in the customer's turn, so
 * that many right ones at once are not taken for guesses. Not to be called inside a transaction: no lock and no
 * connection is held while it is hashed. So whoever goes on with the proof looks again, in their transaction, whether
 * the hash is still the one that was proved.
 */
export const provePassword = (db: Db, claim: Claim, now: Date): Promise<Proof> =>
  inPasswordTurn(claim.customerId, () => look(db, claim, now))
