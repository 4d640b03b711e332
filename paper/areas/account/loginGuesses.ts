import type { Limit } from '../../platform/rateLimits/limit.ts'
import { DAY, MINUTE } from '../../platform/clock/instant.ts'
import { type Counting, WRONG_IN_A_ROW } from './guesses.ts'

/**
 * All failures of a network: wrong log-ins, invitation codes that do not exist, numbers that have an account already.
 */
export const byNetwork = (network: string): Limit => ({
  subject: `network:${network}`,
  allowed: 75,
  within: 15 * MINUTE,
})

/** Accounts that a network opens: each costs a hash and a row in a dozen tables, and an invitation code is no secret. */
export const openedBy = (network: string): Limit => ({ subject: `opened:${network}`, allowed: 500, within: DAY })

type Tries = Omit<Limit, 'subject'>

/** What a login proves, and how often strangers may try it: networks from which the account never logged in. */
interface Proved {
  /** Begins the subjects under which it is counted. */
  readonly prefix: string
  /** Tries of all strangers together. */
  readonly strangers: Tries
  /** Beyond that limit, tries of each of them; none where it is left out. */
  readonly stranger?: Tries
  readonly warning: 'login-passwords-wrong' | 'login-codes-wrong'
}
export const PASSWORD: Proved = {
  prefix: '',
  strangers: { allowed: 100, within: DAY },
  stranger: { allowed: 1, within: DAY },
  warning: 'login-passwords-wrong',
}
/** Six digits are guessed by trying, from as many networks as it takes. */
export const ONE_TIME_CODE: Proved = {
  prefix: 'code:',
  strangers: { allowed: 20, within: DAY },
  warning: 'login-codes-wrong',
}

/** The account and the network of a login. */
export interface Guesser {
  readonly account: string
  readonly network: string
  /** Whether the account has logged in from this network before. */
  readonly isKnown: boolean
  /** Undefined where there is no such account. */
  readonly customerId: string | undefined
}

/**
 * How the wrong entries of a login are counted.
 *
 * Wrong passwords of an account are counted per network, so that the guesses of others do not lock the customer out.
 * Where they come from many networks, each network from which the account never logged in has one try a day, which is
 * enough for the customer. Wrong codes are those of somebody who knows the password: there strangers get no more.
 * Source: RULES.md, security.
 */
export const countingOf = (
  { prefix, stranger, strangers, warning }: Proved,
  { account, customerId, isKnown, network }: Guesser,
): Counting => {
  const counted = `${prefix}${account}`
  const inRow: Limit = { subject: `login:${counted}:${network}`, ...WRONG_IN_A_ROW }
  const together: Limit = { subject: `strangers:${counted}`, ...strangers }
  const each = stranger ? [{ subject: `stranger:${counted}:${network}`, ...stranger }] : []
  return {
    before: byNetwork(network),
    inRow,
    ...(!isKnown && { oneOf: [together, ...each] }),
    warnAt: [inRow, together],
    warning: customerId === undefined ? undefined : { customerId, kind: warning },
  }
}
