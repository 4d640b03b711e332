import type { Db } from '../../platform/database/transaction.ts'
import { clearTries, type Limit, newTry, returnTry, takeTry } from '../../platform/rateLimits/limit.ts'
import { DAY, MINUTE } from '../../platform/clock/instant.ts'

/** Wrong passwords in a row. Source: RULES.md, security. */
export const WRONG_PASSWORDS = { allowed: 5, within: 15 * MINUTE }

/**
 * All failures of a network: wrong log-ins, invitation codes that do not exist, numbers that have an account already.
 */
export const byNetwork = (network: string): Limit => ({
  subject: `network:${network}`,
  allowed: 50,
  within: 15 * MINUTE,
})

/** Tries from all networks together from which the account never logged in. */
const STRANGERS = { allowed: 100, within: DAY }
/** Beyond that limit, tries from each of these networks. */
const STRANGER = { allowed: 1, within: DAY }

/** The account and the network of a login. */
export interface Guesser {
  readonly account: string
  readonly network: string
  /** Whether the account has logged in from this network before. */
  readonly isKnown: boolean
}

/** A login that is counted as wrong before its password is checked. */
export interface Guess {
  /** Whether it is the last one allowed: if it is wrong, the customer gets a message. */
  readonly isLast: boolean
  /** Removes it from the count: the password was right. */
  readonly forgive: () => Promise<void>
}

/**
 * Counts a login before its password is checked; undefined where it may not be checked.
 *
 * Wrong passwords of an account are counted per network, so that the guesses of others do not lock the customer out.
 * Where they come from many networks, each network from which the account never logged in has one try a day, which is
 * enough for the customer. Source: RULES.md, security.
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
