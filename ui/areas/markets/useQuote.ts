import { type RefCallback, useCallback, useEffect } from 'react'
import type { Quote } from '../../../ports/quote.ts'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { type LiveQuotes, makeLiveQuotes } from './quotes.live.ts'

/**
 * Keeps quotes fresh while the component is mounted; with `isKnown` the screen has just asked for them itself. For few codes; long
 * lists use `useWatchInSight`.
 */
export const useWatched = (codes: ReadonlyArray<string>, isKnown = false): void => {
  const live = useModel(makeLiveQuotes)
  const key = codes.join()
  useEffect(() => live.watch(key === '' ? [] : key.split(','), isKnown), [live, key, isKnown])
}

/**
 * The latest figures of a row of a list: its own until newer ones arrive. Sends no request: the row does, while it is
 * visible.
 */
export const useLatest = <Row extends Quote>(row: Row): Quote => {
  const live = useModel(makeLiveQuotes)
  useEffect(() => live.learn([row]), [live, row])
  return useValue(live.quoteOf(row.code)) ?? row
}

/** Rows this far outside the screen count as visible, so that prices are fresh when they are scrolled to. */
const AHEAD_PX = 200

const callbacks = new Map<Element, (seen: boolean) => void>()
let observer: IntersectionObserver | null = null

const tell = (entries: ReadonlyArray<IntersectionObserverEntry>): void => {
  // Entering elements are reported before leaving ones: during a scroll the number of watched codes never drops to
  // zero.
  for (const seen of [true, false])
    for (const { isIntersecting, target } of entries) if (isIntersecting === seen) callbacks.get(target)?.(seen)
}

/** Reports when an element becomes visible or hidden, until the returned function is called. One observer for all. */
const whileInSight = (element: Element, seen: (seen: boolean) => void): (() => void) => {
  observer ??= new IntersectionObserver(tell, { rootMargin: `${AHEAD_PX}px` })
  callbacks.set(element, seen)
  observer.observe(element)
  return () => {
    callbacks.delete(element)
    observer?.unobserve(element)
  }
}

/** Watches a code while its element is visible, until the returned function is called. */
const watchInSight = (live: LiveQuotes, code: string, element: Element): (() => void) => {
  let stop: (() => void) | null = null
  const leave = whileInSight(element, (seen) => {
    if (seen) stop ??= live.watch([code])
    else {
      stop?.()
      stop = null
    }
  })
  return () => {
    leave()
    stop?.()
  }
}

/** A ref for the element of a row: keeps the row's quote fresh while the element is on the screen or nearly so. */
export const useWatchInSight = (code: string): RefCallback<Element> => {
  const live = useModel(makeLiveQuotes)
  return useCallback(
    (element: Element | null) => (element ? watchInSight(live, code, element) : undefined),
    [live, code],
  )
}
