// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { RecoveryStage } from '../../domain/contract/enumerations.ts'

/** The customer. Each balance field is named after a stock type in lower case and is in that currency. */
export interface UserInfo {
  /** User id. Clients show it padded with zeros to six characters. */
  readonly id: string
  /** Account, a ten-digit mobile phone number. */
  readonly account: string
  /** Balance in EUR, the default stock type, without frozen money. */
  readonly eur: Decimal | null
  /** Balance in USD, without frozen money. */
  readonly usd: Decimal | null
  /** Balance in USDT, without frozen money. */
  readonly usdt: Decimal | null
}

/** The opened account. It has no session yet. */
export interface NewAccount {
  /** User id. */
  readonly id: string
  /** Account, a ten-digit mobile phone number. */
  readonly account: string
}

/** A session. The client sends both values as headers with every later call. */
export interface Session {
  /** Opaque session token. */
  readonly token: string
  /** Account, a ten-digit mobile phone number. */
  readonly account: string
}

/** What a device signs with a passkey (`PublicKeyCredentialRequestOptions` of the W3C's Web Authentication, Level 3). The client adds `userVerification: required`. */
export interface PasskeyChallenge {
  /** Random bytes in Base64url, accepted once. */
  readonly challenge: string
  /** The domain for which passkeys are made (relying party identifier); the same as the config entry `passkeydomain`. */
  readonly rpid: string
  /** Milliseconds for which the challenge is accepted. */
  readonly timeout: number
  /** Passkeys that are accepted; empty where the device offers those that it has for the domain. */
  readonly allow: ReadonlyArray<string>
}

/** A request to log in without one-time codes. */
export interface Recovery {
  /** 0 there is none, 1 it is under review, 2 it was accepted, 3 it was rejected. */
  readonly status: RecoveryStage
  /** When it was made; `-` where there is none. */
  readonly time: Instant | null
  /** From when on the log-in asks for no code, if the request is accepted; `-` where that will not happen. */
  readonly endtime: Instant | null
}

/** A session of the account that has not ended. */
export interface OpenSession {
  /** Identifies the session; it is not its token. */
  readonly id: string
  /** Name of the browser, as its maker writes it; empty where it is not known. */
  readonly browser: string
  /** Name of the operating system, as its maker writes it; empty where it is not known. */
  readonly system: string
  /** The rough form of the address from which it was opened: three parts of an IPv4 address, 48 bits of an IPv6 one; empty where it is not known. It names a network, not a place on a map. */
  readonly place: string
  /** When it was opened. */
  readonly time: Instant
  /** When it was last used, to a minute. */
  readonly usedtime: Instant
  /** 1 the calling session, 0 another one. */
  readonly current: 'other' | 'current'
}

/** The sessions that are left. */
export interface LeftSessions {
  /** Sessions of the account that are left, the calling one among them. */
  readonly ids: ReadonlyArray<string>
}

/** Whether the log-in asks for a one-time code. */
export interface CodeState {
  /** 1 it does, 0 it does not. */
  readonly on: 'turned-off' | 'turned-on'
  /** Since when; `-` where it does not. */
  readonly time: Instant | null
  /** How many recovery codes are left. */
  readonly recovery: number
  /** When they are turned off, where somebody who knows the login password has asked for it (`/user/recover`); `-` otherwise. */
  readonly endtime?: Instant | null
}

/** What the customer's app makes codes from, and the codes that replace it. Shown once. */
export interface CodeSetup {
  /** The shared secret in Base32 (RFC 4648), for apps into which it is typed. */
  readonly secret: string
  /** The same as an address that such apps read, to be shown as a QR code. */
  readonly address: string
  /** Recovery codes; each takes the place of a code once. */
  readonly recovery: ReadonlyArray<string>
}

/** A passkey of the customer. */
export interface Passkey {
  /** Names the passkey in the other calls. */
  readonly id: string
  /** The customer's name for a passkey. */
  readonly name: string
  /** When it was added. */
  readonly time: Instant
  /** When it was last used; `-` where it was not used yet. */
  readonly usedtime: Instant | null
  /** Whether it confirms withdrawals too; 1 it does, 0 it only logs in. */
  readonly funds: 'login-only' | 'login-and-withdrawals'
}

/** What a device makes a passkey from (`PublicKeyCredentialCreationOptions` of the W3C's Web Authentication, Level 3). The client adds what is always the same: a discoverable credential (`residentKey: required`), `userVerification: required`, `attestation: none`, and the algorithms ES256 (-7), EdDSA (-8) and RS256 (-257). */
export interface PasskeyCreation {
  /** Random bytes in Base64url, accepted once. */
  readonly challenge: string
  /** The domain for which passkeys are made (relying party identifier); the same as the config entry `passkeydomain`. */
  readonly rpid: string
  /** Name of the broker, as the device shows it. */
  readonly rpname: string
  /** Names the customer to the device, in Base64url; nothing personal can be read from it. */
  readonly userid: string
  /** The account, as the device shows it. */
  readonly username: string
  /** Milliseconds for which the challenge is accepted. */
  readonly timeout: number
  /** Passkeys that the customer has; a device that holds one of them makes no other. */
  readonly exclude: ReadonlyArray<string>
}

/** Whether a fund password is set. */
export interface FundPasswordState {
  /** 1 set, 0 not set. */
  readonly set: 'not-set' | 'set'
  /** When it was last set or changed, epoch milliseconds (UTC); `-` if it is not set. */
  readonly changetime: Instant | null
}

export interface UserGetUserinfoForm {
  /** Stock type: wallet and market of the answer. The account centre sends the default type `EUR` for its first tab and `usd` for the others. Upper and lower case mean the same. */
  readonly type?: string
}

export interface UserRegisterForm {
  /** Account, a ten-digit mobile phone number. */
  readonly account: string
  /** Login password, letters and digits. */
  readonly password: string
  /** The same password again. */
  readonly repassword: string
  /** Invitation code; the inviter has to exist. */
  readonly invitecode: string
  /** The agreement was accepted. */
  readonly agree: "1"
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

export interface UserLoginForm {
  /** Account, a ten-digit mobile phone number. */
  readonly account: string
  /** Login password. */
  readonly password: string
  /** One-time code, where the account asks for one: a client sends it after `code-required`, with the same password. Any text is taken, since servers and accounts without codes ignore it; an empty one is none. */
  readonly code?: string
}

export interface UserLoginbypasskeyForm {
  /** Identifier of a passkey on its device, in Base64url. */
  readonly credentialid: string
  /** What the browser says of the request (`clientDataJSON`), in Base64url. */
  readonly clientdata: string
  /** What the device says of itself (`authenticatorData`), in Base64url. */
  readonly authenticatordata: string
  /** Signature of the two by the passkey, in Base64url. */
  readonly signature: string
  /** The `userid` that the device holds with the passkey, in Base64url; missing or empty where it tells none. */
  readonly userhandle?: string
}

export interface UserRecoverystateForm {
  /** Account, a ten-digit mobile phone number. */
  readonly account: string
  /** Login password. */
  readonly password: string
}

export interface UserRecoverForm {
  /** Account, a ten-digit mobile phone number. */
  readonly account: string
  /** Login password. */
  readonly password: string
  /** Real name, as it was verified. */
  readonly name: string
  /** ID number, as it was verified. Spaces and upper or lower case mean nothing. */
  readonly idnumber: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

/** Nothing. */
export type UserLogoutAnswer = null

/** Nothing. */
export type SecurityLoginpasswordAnswer = null

export interface SecurityLoginpasswordForm {
  /** Current login password. */
  readonly oldpassword: string
  /** New login password, 8 to 64 printable ASCII characters without a space, among them a letter and a digit. */
  readonly password: string
  /** The new password again. */
  readonly repassword: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

/** Where the customer is logged in. */
export type SecuritySessionsAnswer = ReadonlyArray<OpenSession>

export interface SecurityEndsessionForm {
  /** Id of the session; `others` ends all but the calling one. */
  readonly id: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

export interface SecurityCodesetupForm {
  /** Login password. */
  readonly password: string
}

export interface SecurityCodesonForm {
  /** A code of the customer's app. */
  readonly code: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

export interface SecurityCodesoffForm {
  /** Login password. */
  readonly password: string
  /** A code of the customer's app, or a recovery code. */
  readonly code: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

/** The customer's passkeys. */
export type SecurityPasskeysAnswer = ReadonlyArray<Passkey>

export interface SecurityPasskeysetupForm {
  /** Login password. */
  readonly password: string
  /** A one-time code or a recovery code, where the log-in asks for one; ignored elsewhere. */
  readonly code?: string
  /** Fund password, so that the passkey confirms withdrawals too; missing or empty for the log-in only. */
  readonly fundpassword?: string
}

export interface SecurityPasskeyaddForm {
  /** Identifier of a passkey on its device, in Base64url. */
  readonly credentialid: string
  /** What the browser says of the request (`clientDataJSON`), in Base64url. */
  readonly clientdata: string
  /** The new key with what the device says of itself (`attestationObject`), in Base64url. */
  readonly attestation: string
  /** The customer's name for it; missing or empty, the server takes that of the browser and the system. */
  readonly name?: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

export interface SecurityPasskeynameForm {
  /** The passkey, the `id` from `/security/passkeys`. */
  readonly id: string
  /** The customer's name for a passkey. */
  readonly name: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

/** Nothing. */
export type SecurityPasskeyremoveAnswer = null

export interface SecurityPasskeyremoveForm {
  /** The passkey, the `id` from `/security/passkeys`. */
  readonly id: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

export interface SecurityFundpasswordsetForm {
  /** Fund password, six digits. A new one has at least three different digits and is not a run such as 123456 or 654321. */
  readonly password: string
  /** The same fund password again; `invalid-parameters` where it differs. */
  readonly repassword: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

export interface SecurityFundpasswordchangeForm {
  /** Current fund password. */
  readonly oldpassword: string
  /** New fund password, six digits, at least three different ones and no run such as 123456. */
  readonly password: string
  /** The new fund password again. */
  readonly repassword: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}
