import { checkGuess, WRONG_IN_A_ROW } from '../guesses.ts'
import { inPasswordTurn, isPassword } from '../passwords.ts'
import type { Rejection } from '../../../platform/rejection/rejection.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { newTry } from '../../../platform/rateLimits/limit.ts'

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

const look = (db: Db, claim: Claim, now: Date): Promise<Proof> => {
  const { customerId, isAnswered, password, readHash, subject, warning } = claim
  const counting = {
    inRow: { subject, ...WRONG_IN_A_ROW },
    warning: warning && { customerId, kind: warning },
  }
  return checkGuess<Proof>(db, counting, { name: newTry(), now }, async () => {
    const hash = await readHash(db)
    if (hash === undefined) return { found: 'no-guess', answer: 'not-set' }
    if (await isPassword(hash, password)) return { found: 'right', answer: { hash } }
    return { found: (await isAnswered?.()) ? 'no-guess' : 'wrong', answer: 'wrong' }
  })
}

/**
 * Checks a password. It counts as wrong before it is checked, and calls of one customer run in turn, so that many
 * simultaneous right ones do not count as guesses. Not to be called inside a transaction: no lock and no connection may
 * be held during hashing. So the caller must check in its own transaction that the stored hash is still the proved one.
 */
export const provePassword = (db: Db, claim: Claim, now: Date): Promise<Proof> =>
  inPasswordTurn(claim.customerId, () => look(db, claim, now))
