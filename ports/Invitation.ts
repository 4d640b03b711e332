import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'

export interface InvitationCard {
  readonly code: string
  /** Opens the registration with the code filled in; null where the server does not know the app's address. */
  readonly link: string | null
  /** Friends who registered with the code. */
  readonly invited: number
}

/** How far a friend has come. */
export type FriendState = 'registered' | 'verified' | 'deposited'

export interface InvitedFriend {
  /** Its middle digits as asterisks. */
  readonly account: string
  readonly state: FriendState
  readonly registeredAt: Instant
}

/** The customer's invitation and who came with it. */
export class Invitation extends Context.Service<
  Invitation,
  {
    readonly card: () => Effect.Effect<InvitationCard, Failure>
    /** Newest first. */
    readonly friends: (page: PageRequest) => Effect.Effect<Page<InvitedFriend>, Failure>
  }
>()('ports/Invitation') {}
