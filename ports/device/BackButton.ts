import type { Effect } from 'effect'

/**
 * The Back key or gesture of a native shell, which the shell passes to the app. A browser's Back is a step in its
 * history instead.
 */
export interface BackButton {
  /** Calls back at each press; returns the function that stops it. */
  readonly watch: (pressed: () => void) => () => void
  /** Minimises the app. */
  readonly leaveApp: Effect.Effect<void>
}
