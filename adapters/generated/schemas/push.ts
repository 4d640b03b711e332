// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'

/** The subscription of a session. */
export const PushState = /* @__PURE__ */ (() => Schema.Struct({
  endpoint: Schema.String,
  devicetoken: Schema.optionalKey(Schema.String),
  language: Schema.String,
  topics: Schema.optionalKey(Schema.String),
}))()

/** Nothing. */
export const PushSubscribeAnswer = /* @__PURE__ */ (() => Schema.Null)()

export const PushSubscribeForm = /* @__PURE__ */ (() => Schema.Struct({
  endpoint: Schema.optionalKey(Schema.String),
  p256dh: Schema.optionalKey(Schema.String),
  auth: Schema.optionalKey(Schema.String),
  devicetoken: Schema.optionalKey(Schema.String),
  language: Schema.Literals(['us', 'tw', 'es', 'cn', 'my', 'it', 'kr', 'ar']),
  topics: Schema.optionalKey(Schema.String),
  requestid: Schema.String,
}))()

/** Nothing. */
export const PushUnsubscribeAnswer = /* @__PURE__ */ (() => Schema.Null)()

export const PushUnsubscribeForm = /* @__PURE__ */ (() => Schema.Struct({
  requestid: Schema.String,
}))()
