import type { Db } from '../../platform/database/transaction.ts'
import { clearTries, type Limit, newTry, returnTry, takeTry } from '../../platform/rateLimits/limit.ts'
import { DAY, MINUTE } from '../../platform/clock/instant.ts'

/** Wrong passwords in a row. Source: RULES.md, security. */
export const WRONG_PASSWORDS = { allowed: 5, within: 15 * MINUTE }

/** Failures of a network, whatever it tried: wrong log-ins, invitation codes that do not exist, numbers that are taken. */
export const byNetwork = (network: string): Limit => ({
  subject: `network:${network}`,
  allowed: 50,
  within: 15 * MINUTE,
})

/** From networks where an account never logged in, all of them together. */
const STRANGERS = { allowed: 100, within: DAY }
/** After that, each of them for itself. */
const STRANGER = { allowed: 1, within: DAY }

/** Who wants to log in. */
export interface Guesser {
  readonly account: string
  readonly network: string
  /** Whether the account has logged in from this network before. */
  readonly isKnown: boolean
}

/** A login that is counted as wrong before its password is checked. */
export interface Guess {
  /** Whether it is the last one allowed: if it is wrong, the customer is told. */
  readonly isLast: boolean
  /** Takes the counting back: the password was right. */
  readonly forgive: () => Promise<void>
}

/**
 * Counts a login before its password is checked; undefined where it may not be checked.
 *
 * Wrong passwords of an account are counted per network, so that nobody is locked out by the guesses of others. Where
 * they come from many networks, one try a day is left to each network that the account does not know: the customer
 * needs no more. Source: RULES.md, security.
 */
export const takeGuess = async (
  db: Db,
  { account, isKnown, network }: Guesser,
  now: Date,
): Promise<Guess | undefined> => {
  const name = newTry()
  const made = new Map<Limit, number>()
  const take = async (limit: Limit): Promise<boolean> => {
    const count = await takeTry(db, limit, name, now)
    if (count !== undefined) made.set(limit, count)
    return count !== undefined
  }
  const giveBack = async () => {
    for (const limit of made.keys()) await returnTry(db, limit, name)
  }
  const pair: Limit = { subject: `login:${account}:${network}`, ...WRONG_PASSWORDS }
  const strangers: Limit = { subject: `strangers:${account}`, ...STRANGERS }
  const stranger: Limit = { subject: `stranger:${account}:${network}`, ...STRANGER }
  const mayLook =
    (await take(byNetwork(network))) &&
    (await take(pair)) &&
    (isKnown || (await take(strangers)) || (await take(stranger)))
  if (!mayLook) {
    await giveBack()
    return undefined
  }
  return {
    isLast: [pair, strangers].some((limit) => made.get(limit) === limit.allowed),
    forgive: async () => {
      await giveBack()
      await clearTries(db, pair)
    },
  }
}
