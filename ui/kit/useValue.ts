import type { ReadonlySignal } from '@preact/signals-react'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * A part of a signal's value inside a component, which renders again only when that part changes. `pick` selects the
 * part; it must return the same object for the same value.
 */
export const usePart = <T, P>(signal: ReadonlySignal<T>, pick: (value: T) => P): P => {
  const read = () => pick(signal.peek())
  return useSyncExternalStore(
    useCallback((changed) => signal.subscribe(changed), [signal]),
    read,
    read,
  )
}

const whole = <T>(value: T): T => value

/**
 * The value of a signal inside a component, which renders again when it changes. Reading `.value` in render would be
 * silently stale without the Babel transform. For text alone write `{signal}`, which costs no render at all.
 */
export const useValue = <T>(signal: ReadonlySignal<T>): T => usePart<T, T>(signal, whole)
