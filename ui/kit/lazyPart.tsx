import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * The delay before a failed download is retried, in milliseconds; when the connection returns, it is retried
 * immediately.
 */
const AGAIN_AFTER = 10_000

/**
 * Retries until it succeeds: after a pause, and whenever the connection returns. Returns the function that stops it.
 */
const askUntilLoaded = <T,>(load: () => Promise<T>, then: (loaded: T) => void): (() => void) => {
  let stopped = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  const ask = (): void => {
    clearTimeout(waiting)
    load().then(
      (loaded) => stopped || then(loaded),
      () => {
        if (!stopped) waiting = setTimeout(ask, AGAIN_AFTER)
      },
    )
  }
  ask()
  addEventListener('online', ask)
  return () => {
    stopped = true
    clearTimeout(waiting)
    removeEventListener('online', ask)
  }
}

/**
 * A hook that returns code which is downloaded on first use, or null until it is loaded. React.lazy throws a failed
 * download to the whole screen and never retries; this hook retries, so that a customer who loses the connection keeps
 * the screen.
 */
export const makeUseDownload = <T,>(load: () => Promise<T>): (() => T | null) => {
  let known: T | null = null
  return () => {
    const [loaded, setLoaded] = useState(() => known)
    useEffect(() => {
      if (loaded !== null) return undefined
      return askUntilLoaded(load, (found) => {
        known = found
        setLoaded(() => found)
      })
    }, [loaded])
    return loaded
  }
}

/** A part of a screen that is downloaded when it is first rendered; `fallback` is shown until it is loaded. */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): ComponentType<P> => {
  const useDownload = makeUseDownload(load)
  return function LazyPart(props: P) {
    const Part = useDownload()
    return Part ? <Part {...props} /> : fallback
  }
}
