import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** How long after a failed download it is tried again, in milliseconds; a connection that returns does not wait for it. */
const AGAIN_AFTER = 10_000

/** Asks until there is an answer: after a pause, and whenever the connection returns. Gives back how to stop. */
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
 * A hook that gives code which is downloaded when it is first needed, or null until it is there. Where React.lazy throws a
 * failed download to the whole screen and never asks again, this one goes on asking: a customer who drives into a tunnel
 * keeps the screen.
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

/** A part of a screen that is downloaded when it is first drawn; `fallback` stands in its place until it is there. */
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
