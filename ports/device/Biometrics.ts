import type { Effect } from 'effect'
import type { BiometricRefused } from './biometricRefused.ts'

/** What the device's own dialogue says, in the customer's language. */
export interface BiometricTexts {
  readonly title: string
  /** Why the device is asked. */
  readonly reason: string
  readonly cancel: string
}

/** The device's check of its owner by face or finger, or by the code of the device in their place. Only native shells have one. */
export interface Biometrics {
  /** Whether the device knows a face or a finger of its owner. Shows nothing. */
  readonly canCheck: Effect.Effect<boolean>
  /** Shows the device's dialogue; succeeds where it recognises its owner. */
  readonly check: (texts: BiometricTexts) => Effect.Effect<void, BiometricRefused>
}
