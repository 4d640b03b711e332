import { Context, type Effect } from 'effect'
import type { PasskeyChallenge, PasskeyCreation } from '../generated/account.ts'
import type { PasskeyRefused } from './passkeyRefused.ts'

export type { PasskeyChallenge, PasskeyCreation } from '../generated/account.ts'

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
