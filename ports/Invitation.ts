import { Context, type Effect } from 'effect'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'
import type { InvitationCard, InvitedFriend } from './generated/invitation.ts'

export type { InvitationCard, InvitedFriend } from './generated/invitation.ts'

export type { FriendState } from '../domain/contract/enumerations.ts'

/** The customer's invitation and the friends who used it. */
export class Invitation extends Context.Service<
  Invitation,
  {
    readonly card: () => Effect.Effect<InvitationCard, Failure>
    /** Newest first. */
    readonly friends: (page: PageRequest) => Effect.Effect<Page<InvitedFriend>, Failure>
  }
>()('ports/Invitation') {}
