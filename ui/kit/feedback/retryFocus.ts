import { screenHeading } from '../focusHeading.ts'
import { untilDrawn } from '../untilDrawn.ts'

/** For how long the answer is waited for, in milliseconds: a call without an answer fails earlier. */
const PATIENCE = 30_000
/** What a key or a screen reader can continue with. Not a field: a phone would open its keyboard. */
const CONTROLS = 'a[href], button:enabled, [tabindex="0"]'
const DIALOG = '[role=dialog], [role=alertdialog]'

const ancestorsOf = (element: Element): ReadonlyArray<Element> => {
  const parent = element.parentElement
  return parent === null || parent === document.body ? [] : [parent, ...ancestorsOf(parent)]
}

const controlsIn = (element: Element): ReadonlyArray<HTMLElement> =>
  [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => control.checkVisibility())

/** The controls that stood before and after a button; none at the edge of the page. */
interface Neighbours {
  readonly before: HTMLElement | undefined
  readonly after: HTMLElement | undefined
}

/**
 * The first control that has come in the place of the button: another one to try again, or what now follows the control before
 * it. None where that is the same control as ever.
 */
const successorIn = (place: Element, { before, after }: Neighbours): HTMLElement | undefined => {
  const controls = controlsIn(place)
  const again = controls.find((control) => 'retry' in control.dataset)
  // The whole screen was drawn again, or everything in a part of it.
  if (before === undefined || !place.contains(before)) return again ?? (place.matches('main') ? undefined : controls[0])
  const next = again ?? controls[controls.indexOf(before) + 1]
  return next === after ? undefined : next
}

/** The heading of the dialog or else of the screen. */
const headingAround = (place: Element | undefined): HTMLElement | null => {
  const dialog = place?.closest(DIALOG)
  return dialog ? dialog.querySelector<HTMLElement>('h2') : screenHeading()
}

/**
 * A button that tries again was pressed, and leaves the page once there is an answer. Then what has come in its place takes
 * the focus, or else the heading; unless the customer has moved the focus meanwhile.
 */
const follow = (button: HTMLElement): void => {
  if (document.activeElement !== button) return
  const around = ancestorsOf(button)
  const controls = controlsIn(document.body)
  const at = controls.indexOf(button)
  const neighbours = { before: controls[at - 1], after: controls[at + 1] }
  // A sheet takes the focus itself where what had it has left.
  const isLost = (focused: Element | null): boolean =>
    focused === null || focused === document.body || around.includes(focused)
  const settle = (isLate: boolean): boolean => {
    if (button.isConnected) return false
    if (!isLost(document.activeElement)) return true
    const place = around.find((one) => one.isConnected)
    if (!isLate && place?.matches(':is([aria-busy=true], :has([aria-busy=true]))')) return false
    const next = (place && successorIn(place, neighbours)) ?? headingAround(place)
    next?.focus({ preventScroll: true })
    return true
  }
  untilDrawn(
    document.body,
    () => settle(false),
    PATIENCE,
    () => settle(true),
  )
}

/**
 * Follows every button of the page that is marked with `data-retry`, before it does anything. Returns the function that ends
 * this.
 */
export const followRetries = (): (() => void) => {
  const listening = new AbortController()
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-retry]') : null
    if (button) follow(button)
  }
  document.addEventListener('click', press, { signal: listening.signal, capture: true })
  return () => listening.abort()
}
