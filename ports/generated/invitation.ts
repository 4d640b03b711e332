// Made from openapi/ by npm run generate. Do not edit.

import type { Instant } from '../../domain/calendar/zone.ts'
import type { FriendState } from '../../domain/contract/enumerations.ts'

/** The customer's invitation. */
export interface InvitationCard {
  /** Invitation code that friends register with. */
  readonly code: string
  /** Address that opens the registration with the code filled in; empty if the server does not know the app's address. In that case the client builds it from its own address, `#/login/register?code=` and the code. */
  readonly link: string | null
  /** Number of friends who registered with the code. */
  readonly invited: number
}

/** A friend who registered with the customer's code. */
export interface InvitedFriend {
  /** The friend's account, its middle five digits as asterisks. */
  readonly account: string
  /** 0 registered, 1 identity verified, 2 first deposit credited. */
  readonly state: FriendState
  /** When the friend registered, epoch milliseconds (UTC). */
  readonly registeredAt: Instant
}
