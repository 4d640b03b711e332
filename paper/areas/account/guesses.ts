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

type Tries = Omit<Limit, 'subject'>

/** What a login proves, and how often strangers may try it: networks from which the account never logged in. */
interface Proved {
  /** Begins the subjects under which it is counted. */
  readonly prefix: string
  /** Tries of all strangers together. */
  readonly strangers: Tries
  /** Beyond that limit, tries of each of them; none where it is left out. */
  readonly stranger?: Tries
}
export const PASSWORD: Proved = {
  prefix: '',
  strangers: { allowed: 100, within: DAY },
  stranger: { allowed: 1, within: DAY },
}
/** Six digits are guessed by trying, from as many networks as it takes. */
export const ONE_TIME_CODE: Proved = { prefix: 'code:', strangers: { allowed: 20, within: DAY } }

/** The account and the network of a login. */
export interface Guesser {
  readonly account: string
  readonly network: string
  /** Whether the account has logged in from this network before. */
  readonly isKnown: boolean
}

/** A login that is counted as wrong before its password or code is checked. */
export interface Guess {
  /** Whether it is the last one allowed: if it is wrong, the customer gets a message. */
  readonly isLast: boolean
  /** Removes it from the count: it was right. */
  readonly forgive: () => Promise<void>
}

/**
 * Counts a login before its password or code is checked; undefined where it may not be checked.
 *
 * Wrong passwords of an account are counted per network, so that the guesses of others do not lock the customer out.
 * Where they come from many networks, each network from which the account never logged in has one try a day, which is
 * enough for the customer. Wrong codes are those of somebody who knows the password: there strangers get no more.
 * Source: RULES.md, security.
 */
export const takeGuess = async (
  db: Db,
  { prefix, ...proved }: Proved,
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
  const counted = `${prefix}${account}`
  const pair: Limit = { subject: `login:${counted}:${network}`, ...WRONG_PASSWORDS }
  const strangers: Limit = { subject: `strangers:${counted}`, ...proved.strangers }
  const stranger: Limit | undefined = proved.stranger && {
    subject: `stranger:${counted}:${network}`,
    ...proved.stranger,
  }
  const mayLook =
    (await take(byNetwork(network))) &&
    (await take(pair)) &&
    (isKnown || (await take(strangers)) || (stranger !== undefined && (await take(stranger))))
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
