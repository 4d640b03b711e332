import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ignoreRestOfDoubleTap } from '../../kit/doubleTap.ts'
import { markPressed } from '../../kit/pressed.ts'
import { followRetries } from '../../kit/feedback/retryFocus.ts'
import { untilDrawn } from '../../kit/untilDrawn.ts'
import { elementAt, type FocusPlace, placeOfFocus } from './focusPlace.ts'

export interface ArrivalProps {
  /** The path of the screen that is drawn. */
  readonly path: string
  /** Whether the customer navigated to it. False for the first screen after a load. */
  readonly arriving: boolean
}

/** Whether something else has the focus on purpose: a field that the screen focused itself, or an open sheet. */
const isTaken = (main: HTMLElement): boolean => {
  const focused = document.activeElement
  return main.contains(focused) || (focused?.closest('dialog[open], [role$=dialog][data-open]') ?? null) !== null
}

/** Chromium gathers what it tells assistive technology for 150 ms, and tells only the last focus of that time. */
const TOLD_AFTER = 250

/** For how long what led away is waited for after Back, in milliseconds: parts of a screen load later; a row may be gone. */
const PATIENCE = 5_000

/** Focuses what is found as soon as it is drawn, unless the focus has moved on. Returns the function that stops waiting. */
const waitFor = (main: HTMLElement, find: () => HTMLElement | null): (() => void) => {
  const before = document.activeElement
  return untilDrawn(
    main,
    () => {
      const found = document.activeElement === before ? find() : before
      if (found !== null && found !== before && found instanceof HTMLElement) found.focus({ preventScroll: true })
      return found !== null
    },
    PATIENCE,
  )
}

/**
 * Gives the focus to the heading that takes the place of the one that has it: a screen may draw it once more when it has loaded. Returns the
 * function that stops watching.
 */
const keepAtHeading = (main: HTMLElement, focused: HTMLElement): (() => void) =>
  untilDrawn(
    main,
    () => {
      const next = main.querySelector('h1')
      if (focused.isConnected || next === null) return false
      if (document.activeElement === document.body) next.focus({ preventScroll: true })
      return true
    },
    PATIENCE,
  )

/**
 * Moves the focus when a screen arrives by navigation: to its heading, so that a screen reader says the new screen first;
 * after Back to what led away from the screen, where that is still there. Moves it on from a button that tries again, too, marks what a finger
 * presses, and keeps the second tap of a double tap from what its first has brought. It draws nothing.
 */
const Arrival = ({ path, arriving }: ArrivalProps): null => {
  const router = useRouter()
  useEffect(followRetries, [])
  useEffect(() => markPressed(document), [])
  useEffect(() => ignoreRestOfDoubleTap(window), [])
  /** What had the focus on each page of the history when it was left, by the key of its entry. */
  const places = useRef(new Map<string, FocusPlace>())
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        const [key, place] = [fromLocation?.state.__TSR_key, placeOfFocus()]
        if (pathChanged && key !== undefined && place) places.current.set(key, place)
      }),
    [router],
  )
  useEffect(() => {
    const main = document.querySelector<HTMLElement>(`main[data-path="${path}"]`)
    if (!arriving || main === null || isTaken(main)) return undefined
    const place = places.current.get(router.state.location.state.__TSR_key ?? '') ?? null
    const left = () => place && elementAt(place)
    const heading = () => main.querySelector('h1')
    // The screen first: Orca follows the focus in silence when the element that had it before has left the page.
    main.focus({ preventScroll: true })
    let stop = () => clearTimeout(timer)
    const timer = setTimeout(() => {
      if (document.activeElement !== main) return
      const known = left() ?? (place ? null : heading())
      const focused = known ?? heading() ?? main
      focused.focus({ preventScroll: true })
      if (known && known === heading()) stop = keepAtHeading(main, known)
      if (!known) stop = waitFor(main, () => left() ?? (focused === main ? heading() : null))
    }, TOLD_AFTER)
    return () => stop()
  }, [router, path, arriving])
  return null
}

export default Arrival
