import { Context, type Effect } from 'effect'
import type { PasskeyRefused } from './passkeyRefused.ts'

/** What a device makes a passkey from. Texts without another note are Base64url. */
export interface PasskeyCreation {
  readonly challenge: string
  /** The domain for which it is made. */
  readonly domain: string
  /** As the device shows it: plain text. */
  readonly brokerName: string
  readonly userId: string
  /** As the device shows it: plain text. */
  readonly userName: string
  /** Milliseconds. */
  readonly timeout: number
  /** Passkeys of the customer: a device that has one of them makes no other. */
  readonly exclude: ReadonlyArray<string>
}

/** What a device signs with a passkey. */
export interface PasskeyChallenge {
  readonly challenge: string
  readonly domain: string
  /** Milliseconds. */
  readonly timeout: number
  /** Passkeys that are accepted; empty: those that the device has for the domain. */
  readonly allow: ReadonlyArray<string>
}

/** A passkey that the device has just made. */
export interface NewPasskey {
  readonly credentialId: string
  readonly clientData: string
  readonly attestation: string
}

/** The answer to a challenge. */
export interface PasskeyAnswer {
  readonly credentialId: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly signature: string
  /** Empty where the device tells none. */
  readonly userHandle: string
}

/** Passkeys of this device. Making and using one shows the device's own dialogue; an interruption closes it. Source: W3C, Web Authentication, Level 3. */
export class PasskeyDevice extends Context.Service<
  PasskeyDevice,
  {
    readonly create: (from: PasskeyCreation) => Effect.Effect<NewPasskey, PasskeyRefused>
    readonly sign: (challenge: PasskeyChallenge) => Effect.Effect<PasskeyAnswer, PasskeyRefused>
  }
>()('ports/PasskeyDevice') {}
