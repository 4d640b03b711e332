import type { Effect } from 'effect'

/**
 * The Back of a native shell, as a key or a gesture, which the shell hands to the app. A browser's Back is a step in its
 * history instead.
 */
export interface BackButton {
  /** Calls back at each press; returns how to stop. */
  readonly watch: (pressed: () => void) => () => void
  /** Shows what was on the phone before the app. */
  readonly leaveApp: Effect.Effect<void>
}
