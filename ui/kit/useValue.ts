import type { ReadonlySignal } from '@preact/signals-react'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * The value of a signal inside a component, which draws again when it changes. Reading `.value` in render would be
 * silently stale without the Babel transform. For text alone write `{signal}`, which costs no render at all.
 */
export const useValue = <T>(signal: ReadonlySignal<T>): T =>
  useSyncExternalStore(
    useCallback((changed) => signal.subscribe(changed), [signal]),
    () => signal.peek(),
    () => signal.peek(),
  )
