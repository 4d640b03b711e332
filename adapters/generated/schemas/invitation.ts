// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireTime } from '../../http/figures.ts'
import { WireTextOrNone, appNames } from '../../http/forms/forms.ts'
import { statusOf } from '../../http/statuses.ts'

/** The customer's invitation. */
export const InvitationCard = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.String,
  link: WireTextOrNone,
  invited: Schema.Int,
}))()

/** A friend who registered with the customer's code. */
export const InvitedFriend = /* @__PURE__ */ (() => appNames(Schema.Struct({
  account: Schema.String,
  status: statusOf({ 0: 'registered', 1: 'verified', 2: 'deposited' } as const),
  time: WireTime,
}), { status: 'state', time: 'registeredAt' }))()

/** Friends who registered with the customer's code, newest first. */
export const InvitationFriendsAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(InvitedFriend),
  next: WireTextOrNone,
}))()
