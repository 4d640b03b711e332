/** How soon after a tap another one in its place belongs to the same double tap, in milliseconds. */
const TOGETHER = 500
/** How far apart the two may be, in CSS pixels. */
const PLACE = 30

/** What a control says, by which it is known again: a button of the next screen is another, Back of the next screen is not. */
const nameOf = (target: EventTarget | null): string | null => {
  const control = target instanceof Element ? target.closest('button, a, [role]') : null
  return control && (control.getAttribute('aria-label') ?? control.textContent)
}

/** The browser clicks the field of a label itself, in the same place and at once. */
const isLabel = (target: EventTarget | null): boolean => target instanceof Element && target.closest('label') !== null

/**
 * Keeps the second tap of a double tap from what its first tap has brought: an order that is reviewed by the first is not
 * sent by the second. The same holds for a held Enter. A control that stays, such as a stepper, takes every tap. Called once
 * for a page. Source: RULES.md, overlays.
 */
export const ignoreRestOfDoubleTap = (page: Window): (() => void) => {
  let first = { name: null as string | null, x: 0, y: 0, at: -TOGETHER }
  let held: string | null = null

  const isRest = (event: MouseEvent): boolean => {
    // A mouse counts its clicks itself, by the settings of its owner; not every browser counts taps.
    if (event.detail > 1) return true
    if ('pointerType' in event && event.pointerType === 'mouse') return false
    return event.timeStamp - first.at < TOGETHER && Math.hypot(event.clientX - first.x, event.clientY - first.y) < PLACE
  }
  const onClick = (event: MouseEvent): void => {
    // By a key, or by code.
    if (event.detail === 0 || !event.isTrusted || isLabel(event.target)) return
    const name = nameOf(event.target)
    const rest = isRest(event)
    first = { name: rest ? first.name : name, x: event.clientX, y: event.clientY, at: event.timeStamp }
    if (rest && name !== first.name) refuse(event)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    const name = nameOf(event.target)
    if (!event.repeat) held = name
    else if (name !== held) refuse(event)
  }
  const refuse = (event: Event): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  page.addEventListener('click', onClick, { capture: true })
  page.addEventListener('keydown', onKey, { capture: true })
  return () => {
    page.removeEventListener('click', onClick, { capture: true })
    page.removeEventListener('keydown', onKey, { capture: true })
  }
}
