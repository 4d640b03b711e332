import type { Effect } from 'effect'

/** What the device shows of the app among the open apps. Only native shells can tell it. */
export interface PrivacyScreen {
  /** Hides the app's picture there, or shows it again; nothing happens where the shell cannot. */
  readonly hide: (isHidden: boolean) => Effect.Effect<void>
}
