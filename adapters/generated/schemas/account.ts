// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireCount, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { WireFlag, WireTextOrNone, appNames, orNull } from '../../http/forms/forms.ts'
import { statusOf } from '../../http/statuses.ts'
import { WireDecimal, WireId } from '../../http/wire.ts'

/** The customer. Each balance field is named after a stock type in lower case and is in that currency. */
export const UserInfo = /* @__PURE__ */ (() => Schema.Struct({
  id: WireId,
  account: Schema.String,
  eur: WireDecimal,
  usd: WireDecimal,
  usdt: WireDecimal,
}))()

/** The opened account. It has no session yet. */
export const NewAccount = /* @__PURE__ */ (() => Schema.Struct({
  id: WireId,
  account: Schema.String,
}))()

/** A session. The client sends both values as headers with every later call. */
export const Session = /* @__PURE__ */ (() => Schema.Struct({
  token: Schema.String,
  account: Schema.String,
}))()

/** What a device signs with a passkey (`PublicKeyCredentialRequestOptions` of the W3C's Web Authentication, Level 3). The client adds `userVerification: required`. */
export const PasskeyChallenge = /* @__PURE__ */ (() => appNames(Schema.Struct({
  challenge: Schema.String,
  rpid: Schema.String,
  timeout: WireCount,
  allow: Schema.Array(Schema.String),
}), { rpid: 'domain' }))()

/** A request to log in without one-time codes. */
export const Recovery = /* @__PURE__ */ (() => appNames(Schema.Struct({
  status: statusOf({ 0: 'none', 1: 'under-review', 2: 'accepted', 3: 'rejected' } as const),
  time: WireTimeOrNone,
  endtime: WireTimeOrNone,
}), { status: 'stage', endtime: 'endsAt' }))()

/** The sessions that are left. */
export const LeftSessions = /* @__PURE__ */ (() => Schema.Struct({
  ids: Schema.Array(Schema.String),
}))()

/** Whether the log-in asks for a one-time code. */
export const CodeState = /* @__PURE__ */ (() => Schema.Struct({
  on: statusOf({ 0: 'turned-off', 1: 'turned-on' } as const),
  time: WireTimeOrNone,
  recovery: WireCount,
  endtime: orNull(WireTimeOrNone),
}))()

/** What the customer's app makes codes from, and the codes that replace it. Shown once. */
export const CodeSetup = /* @__PURE__ */ (() => Schema.Struct({
  secret: Schema.String,
  address: Schema.String,
  recovery: Schema.Array(Schema.String),
}))()

/** A passkey of the customer. */
export const Passkey = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  time: WireTime,
  usedtime: WireTimeOrNone,
  funds: WireFlag,
}), { time: 'addedAt', usedtime: 'usedAt', funds: 'confirmsFunds' }))()

/** What a device makes a passkey from (`PublicKeyCredentialCreationOptions` of the W3C's Web Authentication, Level 3). The client adds what is always the same: a discoverable credential (`residentKey: required`), `userVerification: required`, `attestation: none`, and the algorithms ES256 (-7), EdDSA (-8) and RS256 (-257). */
export const PasskeyCreation = /* @__PURE__ */ (() => appNames(Schema.Struct({
  challenge: Schema.String,
  rpid: Schema.String,
  rpname: Schema.String,
  userid: Schema.String,
  username: Schema.String,
  timeout: WireCount,
  exclude: Schema.Array(Schema.String),
}), { rpid: 'domain', rpname: 'brokerName', userid: 'userId', username: 'userName' }))()

/** Whether a fund password is set. */
export const FundPasswordState = /* @__PURE__ */ (() => Schema.Struct({
  set: statusOf({ 0: 'not-set', 1: 'set' } as const),
  changetime: WireTimeOrNone,
}))()

/** Nothing. */
export const UserLogoutAnswer = /* @__PURE__ */ (() => Schema.Null)()

/** Nothing. */
export const SecurityLoginpasswordAnswer = /* @__PURE__ */ (() => Schema.Null)()

/** A session of the account that has not ended. */
export const OpenSession = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  browser: WireTextOrNone,
  system: WireTextOrNone,
  place: WireTextOrNone,
  time: WireTime,
  usedtime: WireTime,
  current: WireFlag,
}), { time: 'openedAt', usedtime: 'usedAt', current: 'isCurrent' }))()

/** Where the customer is logged in. */
export const SecuritySessionsAnswer = /* @__PURE__ */ (() => Schema.Array(OpenSession))()

/** The customer's passkeys. */
export const SecurityPasskeysAnswer = /* @__PURE__ */ (() => Schema.Array(Passkey))()

/** Nothing. */
export const SecurityPasskeyremoveAnswer = /* @__PURE__ */ (() => Schema.Null)()
