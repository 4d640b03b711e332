/** What browsers name a key that an input method has taken. Safari sends it after the composition has ended. */
const TAKEN = 229

/**
 * Keeps an Enter that only ends the composition of an input method from every listener, and from sending a form: Safari reports it
 * after `compositionend`, so `isComposing` is false by then. Called once for a page, before anything else listens to it.
 * Source: RULES.md, typing.
 */
export const ignoreComposingEnter = (page: Window): (() => void) => {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    const isTaken = event.keyCode === TAKEN
    if (!isTaken && !event.isComposing) return
    event.stopImmediatePropagation()
    // During a composition the input method needs its key.
    if (!event.isComposing) event.preventDefault()
  }
  page.addEventListener('keydown', onKey, { capture: true })
  return () => page.removeEventListener('keydown', onKey, { capture: true })
}
