import { Invitation } from '../../../ports/Invitation.ts'
import { InvitationCard, InvitationFriendsAnswer } from '../../generated/schemas/invitation.ts'
import type { Call } from '../client.ts'
import { formPage } from '../pages.ts'

/** Invitations over HTTP. */
export const invitation = (call: Call): Invitation['Service'] =>
  Invitation.of({
    card: () => call('/invitation/info', undefined, InvitationCard),
    friends: (page) => call('/invitation/friends', formPage(page), InvitationFriendsAnswer),
  })
