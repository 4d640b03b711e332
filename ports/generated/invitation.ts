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

/** Friends who registered with the customer's code, newest first. */
export interface InvitationFriendsAnswer {
  /** Friends, the most recently registered first. */
  readonly list: ReadonlyArray<InvitedFriend>
  /** Cursor of the next page; empty where this is the last one. */
  readonly next: string | null
}

export interface InvitationFriendsForm {
  /** Cursor of the page: the `next` of the previous page, unchanged. Omitted for the first page. It is opaque, belongs to the same call with the same other fields, and stays valid while the list changes: no row is repeated or skipped. An unknown cursor is `invalid-parameters`. */
  readonly cursor?: string
  /** Maximum number of rows, from 1 to 100; 20 if omitted. A page with fewer rows is not necessarily the last one. */
  readonly limit?: string
}
