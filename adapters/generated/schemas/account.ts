// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireCount, WireTime, WireTimeOrNone } from '../../http/figures.ts'
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
export const PasskeyChallenge = /* @__PURE__ */ (() => Schema.Struct({
  challenge: Schema.String,
  rpid: Schema.String,
  timeout: WireCount,
  allow: Schema.Array(Schema.String),
}))()

/** A request to log in without one-time codes. */
export const Recovery = /* @__PURE__ */ (() => Schema.Struct({
  status: statusOf({ 0: 'none', 1: 'under-review', 2: 'accepted', 3: 'rejected' } as const),
  time: WireTimeOrNone,
  endtime: WireTimeOrNone,
}))()

/** A session of the account that has not ended. */
export const OpenSession = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  browser: Schema.String,
  system: Schema.String,
  place: Schema.String,
  time: WireTime,
  usedtime: WireTime,
  current: statusOf({ 0: 'other', 1: 'current' } as const),
}))()

/** The sessions that are left. */
export const LeftSessions = /* @__PURE__ */ (() => Schema.Struct({
  ids: Schema.Array(Schema.String),
}))()

/** Whether the log-in asks for a one-time code. */
export const CodeState = /* @__PURE__ */ (() => Schema.Struct({
  on: statusOf({ 0: 'turned-off', 1: 'turned-on' } as const),
  time: WireTimeOrNone,
  recovery: WireCount,
  endtime: Schema.optionalKey(WireTimeOrNone),
}))()

/** What the customer's app makes codes from, and the codes that replace it. Shown once. */
export const CodeSetup = /* @__PURE__ */ (() => Schema.Struct({
  secret: Schema.String,
  address: Schema.String,
  recovery: Schema.Array(Schema.String),
}))()

/** A passkey of the customer. */
export const Passkey = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  time: WireTime,
  usedtime: WireTimeOrNone,
  funds: statusOf({ 0: 'login-only', 1: 'login-and-withdrawals' } as const),
}))()

/** What a device makes a passkey from (`PublicKeyCredentialCreationOptions` of the W3C's Web Authentication, Level 3). The client adds what is always the same: a discoverable credential (`residentKey: required`), `userVerification: required`, `attestation: none`, and the algorithms ES256 (-7), EdDSA (-8) and RS256 (-257). */
export const PasskeyCreation = /* @__PURE__ */ (() => Schema.Struct({
  challenge: Schema.String,
  rpid: Schema.String,
  rpname: Schema.String,
  userid: Schema.String,
  username: Schema.String,
  timeout: WireCount,
  exclude: Schema.Array(Schema.String),
}))()

/** Whether a fund password is set. */
export const FundPasswordState = /* @__PURE__ */ (() => Schema.Struct({
  set: statusOf({ 0: 'not-set', 1: 'set' } as const),
  changetime: WireTimeOrNone,
}))()

export const UserGetUserinfoForm = /* @__PURE__ */ (() => Schema.Struct({
  type: Schema.optionalKey(Schema.String),
}))()

export const UserRegisterForm = /* @__PURE__ */ (() => Schema.Struct({
  account: Schema.String,
  password: Schema.String,
  repassword: Schema.String,
  invitecode: Schema.String,
  agree: Schema.Literal("1"),
  requestid: Schema.String,
}))()

export const UserLoginForm = /* @__PURE__ */ (() => Schema.Struct({
  account: Schema.String,
  password: Schema.String,
  code: Schema.optionalKey(Schema.String),
}))()

export const UserLoginbypasskeyForm = /* @__PURE__ */ (() => Schema.Struct({
  credentialid: Schema.String,
  clientdata: Schema.String,
  authenticatordata: Schema.String,
  signature: Schema.String,
  userhandle: Schema.optionalKey(Schema.String),
}))()

export const UserRecoverystateForm = /* @__PURE__ */ (() => Schema.Struct({
  account: Schema.String,
  password: Schema.String,
}))()

export const UserRecoverForm = /* @__PURE__ */ (() => Schema.Struct({
  account: Schema.String,
  password: Schema.String,
  name: Schema.String,
  idnumber: Schema.String,
  requestid: Schema.String,
}))()

/** Nothing. */
export const UserLogoutAnswer = /* @__PURE__ */ (() => Schema.Null)()

/** Nothing. */
export const SecurityLoginpasswordAnswer = /* @__PURE__ */ (() => Schema.Null)()

export const SecurityLoginpasswordForm = /* @__PURE__ */ (() => Schema.Struct({
  oldpassword: Schema.String,
  password: Schema.String,
  repassword: Schema.String,
  requestid: Schema.String,
}))()

/** Where the customer is logged in. */
export const SecuritySessionsAnswer = /* @__PURE__ */ (() => Schema.Array(OpenSession))()

export const SecurityEndsessionForm = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  requestid: Schema.String,
}))()

export const SecurityCodesetupForm = /* @__PURE__ */ (() => Schema.Struct({
  password: Schema.String,
}))()

export const SecurityCodesonForm = /* @__PURE__ */ (() => Schema.Struct({
  code: Schema.String,
  requestid: Schema.String,
}))()

export const SecurityCodesoffForm = /* @__PURE__ */ (() => Schema.Struct({
  password: Schema.String,
  code: Schema.String,
  requestid: Schema.String,
}))()

/** The customer's passkeys. */
export const SecurityPasskeysAnswer = /* @__PURE__ */ (() => Schema.Array(Passkey))()

export const SecurityPasskeysetupForm = /* @__PURE__ */ (() => Schema.Struct({
  password: Schema.String,
  code: Schema.optionalKey(Schema.String),
  fundpassword: Schema.optionalKey(Schema.String),
}))()

export const SecurityPasskeyaddForm = /* @__PURE__ */ (() => Schema.Struct({
  credentialid: Schema.String,
  clientdata: Schema.String,
  attestation: Schema.String,
  name: Schema.optionalKey(Schema.String),
  requestid: Schema.String,
}))()

export const SecurityPasskeynameForm = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  requestid: Schema.String,
}))()

/** Nothing. */
export const SecurityPasskeyremoveAnswer = /* @__PURE__ */ (() => Schema.Null)()

export const SecurityPasskeyremoveForm = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  requestid: Schema.String,
}))()

export const SecurityFundpasswordsetForm = /* @__PURE__ */ (() => Schema.Struct({
  password: Schema.String,
  repassword: Schema.String,
  requestid: Schema.String,
}))()

export const SecurityFundpasswordchangeForm = /* @__PURE__ */ (() => Schema.Struct({
  oldpassword: Schema.String,
  password: Schema.String,
  repassword: Schema.String,
  requestid: Schema.String,
}))()
