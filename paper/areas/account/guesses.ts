import { isRejection, reject, type Rejection } from '../../platform/rejection/rejection.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { clearTries, type Limit, returnTry, secondsToWait, takeTry } from '../../platform/rateLimits/limit.ts'
import { MINUTE } from '../../platform/clock/instant.ts'
import { writeMessage } from '../messages/write.ts'

/** Wrong passwords or codes in a row. Source: RULES.md, security. */
export const WRONG_IN_A_ROW = { allowed: 5, within: 15 * MINUTE }

/** The customer who is told that the last allowed entry was wrong, and the way of telling. */
export interface Warning {
  readonly customerId: string
  readonly kind: 'login-passwords-wrong' | 'fund-passwords-wrong' | 'login-codes-wrong'
}

/** How wrong entries of a secret are counted. */
export interface Counting {
  /** The limit of wrong entries in a row, which a right one clears. */
  readonly inRow: Limit
  /** Another limit, that counts first and includes other secrets. */
  readonly before?: Limit
  /** Further limits, of which the first that still allows a try counts it; where none does, nothing is checked. */
  readonly oneOf?: ReadonlyArray<Limit>
  /** Limits whose last allowed try, if it is wrong, is told to the customer. */
  readonly warnAt?: ReadonlyArray<Limit>
  readonly warning?: Warning | undefined
}

/** What a check found. `no-guess`: nothing was compared, or the same request has been answered meanwhile. */
export interface Checked<T> {
  readonly found: 'right' | 'wrong' | 'no-guess'
  readonly answer: T
}

/**
 * Checks a secret: a password, a one-time code. The entry counts as wrong before it is checked, in the limits of
 * `counting`; a right one is taken out of all of them and clears those in a row. `name` names the try: the same name
 * counts once, so whatever may change the outcome belongs in it. Not to be called inside a transaction, because the count must
 * stay when that is rolled back. Every check of a secret goes through here. Source: RULES.md, security.
 */
export const checkGuess = async <T>(
  db: Db,
  { before, inRow, oneOf, warnAt = [inRow], warning }: Counting,
  { name, now }: { readonly name: string; readonly now: Date },
  check: () => Promise<Checked<T>>,
): Promise<T | Rejection<'submitted-too-frequently'>> => {
  const lasts = new Map<Limit, boolean>()
  let reached = inRow
  const take = async (limit: Limit): Promise<boolean> => {
    const taken = await takeTry(db, limit, name, now)
    if (taken) lasts.set(limit, taken.isLast)
    else reached = limit
    return taken !== undefined
  }
  const takeOne = async ([limit, ...rest]: ReadonlyArray<Limit>): Promise<boolean> =>
    limit !== undefined && ((await take(limit)) || (await takeOne(rest)))
  const giveBack = async () => {
    for (const limit of lasts.keys()) await returnTry(db, limit, name)
  }
  const mayCheck =
    (before === undefined || (await take(before))) &&
    (await take(inRow)) &&
    (oneOf === undefined || (await takeOne(oneOf)))
  if (!mayCheck) {
    await giveBack()
    return reject('submitted-too-frequently', undefined, await secondsToWait(db, reached, now))
  }
  const { answer, found } = await check()
  if (found !== 'wrong') await giveBack()
  if (found === 'right') await clearTries(db, inRow)
  if (found === 'wrong' && warning && warnAt.some((limit) => lasts.get(limit) === true))
    await writeMessage(db, { ...warning, at: now })
  return answer
}

/** The same for a check whose refusals are rejections: `wrong` is the one of a wrong entry, any other compared nothing. */
export const checkedBy = <T>(answer: T, wrong: string): Checked<T> => {
  if (!isRejection(answer)) return { found: 'right', answer }
  return { found: answer.code === wrong ? 'wrong' : 'no-guess', answer }
}
