// Made from openapi/ by npm run generate. Do not edit.

import type { Instant } from '../../domain/calendar/zone.ts'
import type { RecoveryStage } from '../../domain/contract/enumerations.ts'

/** What a device signs with a passkey (`PublicKeyCredentialRequestOptions` of the W3C's Web Authentication, Level 3). The client adds `userVerification: required`. */
export interface PasskeyChallenge {
  /** Random bytes in Base64url, accepted once. */
  readonly challenge: string
  /** The domain for which passkeys are made (relying party identifier); the same as the config entry `passkeydomain`. */
  readonly domain: string
  /** Milliseconds for which the challenge is accepted. */
  readonly timeout: number
  /** Passkeys that are accepted; empty where the device offers those that it has for the domain. */
  readonly allow: ReadonlyArray<string>
}

/** A request to log in without one-time codes. */
export interface Recovery {
  /** 0 there is none, 1 it is under review, 2 it was accepted, 3 it was rejected. */
  readonly stage: RecoveryStage
  /** When it was made; `-` where there is none. */
  readonly time: Instant | null
  /** From when on the log-in asks for no code, if the request is accepted; `-` where that will not happen. */
  readonly endsAt: Instant | null
}

/** A session of the account that has not ended. */
export interface OpenSession {
  /** Identifies the session; it is not its token. */
  readonly id: string
  /** Name of the browser, as its maker writes it; empty where it is not known. */
  readonly browser: string | null
  /** Name of the operating system, as its maker writes it; empty where it is not known. */
  readonly system: string | null
  /** The rough form of the address from which it was opened: three parts of an IPv4 address, 48 bits of an IPv6 one; empty where it is not known. It names a network, not a place on a map. */
  readonly place: string | null
  /** When it was opened. */
  readonly openedAt: Instant
  /** When it was last used, to a minute. */
  readonly usedAt: Instant
  /** 1 the calling session, 0 another one. */
  readonly isCurrent: boolean
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
  readonly addedAt: Instant
  /** When it was last used; `-` where it was not used yet. */
  readonly usedAt: Instant | null
  /** Whether it confirms withdrawals too; 1 it does, 0 it only logs in. */
  readonly confirmsFunds: boolean
}

/** What a device makes a passkey from (`PublicKeyCredentialCreationOptions` of the W3C's Web Authentication, Level 3). The client adds what is always the same: a discoverable credential (`residentKey: required`), `userVerification: required`, `attestation: none`, and the algorithms ES256 (-7), EdDSA (-8) and RS256 (-257). */
export interface PasskeyCreation {
  /** Random bytes in Base64url, accepted once. */
  readonly challenge: string
  /** The domain for which passkeys are made (relying party identifier); the same as the config entry `passkeydomain`. */
  readonly domain: string
  /** Name of the broker, as the device shows it. */
  readonly brokerName: string
  /** Names the customer to the device, in Base64url; nothing personal can be read from it. */
  readonly userId: string
  /** The account, as the device shows it. */
  readonly userName: string
  /** Milliseconds for which the challenge is accepted. */
  readonly timeout: number
  /** Passkeys that the customer has; a device that holds one of them makes no other. */
  readonly exclude: ReadonlyArray<string>
}
