import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'
import type { FriendState } from '../domain/contract/enumerations.ts'

export interface InvitationCard {
  readonly code: string
  /** The link to the registration with the code filled in; null where the server does not know the app's address. */
  readonly link: string | null
  /** Friends who registered with the code. */
  readonly invited: number
}

/** The progress of a friend. */
export type { FriendState } from '../domain/contract/enumerations.ts'

export interface InvitedFriend {
  /** With asterisks instead of its middle digits. */
  readonly account: string
  readonly state: FriendState
  readonly registeredAt: Instant
}

/** The customer's invitation and the friends who used it. */
export class Invitation extends Context.Service<
  Invitation,
  {
    readonly card: () => Effect.Effect<InvitationCard, Failure>
    /** Newest first. */
    readonly friends: (page: PageRequest) => Effect.Effect<Page<InvitedFriend>, Failure>
  }
>()('ports/Invitation') {}
