// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireTextOrNone, appNames, orNull } from '../../http/forms/forms.ts'

/** The subscription of a session. */
export const PushState = /* @__PURE__ */ (() => appNames(Schema.Struct({
  endpoint: WireTextOrNone,
  devicetoken: orNull(WireTextOrNone),
  language: WireTextOrNone,
  topics: Schema.optionalKey(Schema.String),
}), { devicetoken: 'deviceToken' }))()

/** Nothing. */
export const PushSubscribeAnswer = /* @__PURE__ */ (() => Schema.Null)()

/** Nothing. */
export const PushUnsubscribeAnswer = /* @__PURE__ */ (() => Schema.Null)()
