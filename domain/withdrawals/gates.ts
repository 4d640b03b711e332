import type { IdentityState } from '../contract/enumerations.ts'

/** What must be in place before money leaves, in the order a customer is led through it. */
export type Gate = 'identity' | 'fund-password' | 'card' | 'credit'

export interface FundsStanding {
  readonly identity: IdentityState
  readonly hasFundPassword: boolean
  readonly hasCard: boolean
  /** Whether principal of a credit loan is owed. */
  readonly owesCredit: boolean
}

/** The first gate still closed, `undefined` where all are open. Source: RULES.md, funds. */
export const closedGate = (standing: FundsStanding): Gate | undefined => {
  if (standing.identity !== 'verified') return 'identity'
  if (!standing.hasFundPassword) return 'fund-password'
  if (!standing.hasCard) return 'card'
  return standing.owesCredit ? 'credit' : undefined
}
