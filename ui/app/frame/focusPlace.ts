/** What had the focus on a screen: enough to find it again when the screen is drawn once more. */
export interface FocusPlace {
  readonly tag: string
  /** The target of a link; otherwise the name of the control. */
  readonly name: string
  /** How many of the same tag and name stand before it: rows repeat their buttons. */
  readonly nth: number
}

const nameOf = (element: Element): string =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent.trim()

const namesakes = (tag: string, name: string): ReadonlyArray<HTMLElement> =>
  [...document.querySelectorAll<HTMLElement>(tag)].filter(
    (element) => nameOf(element) === name && element.checkVisibility(),
  )

/** The place of the focus, or null where nothing has it. */
export const placeOfFocus = (): FocusPlace | null => {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body || focused.matches('h1, main')) return null
  const [tag, name] = [focused.tagName, nameOf(focused)]
  return { tag, name, nth: namesakes(tag, name).indexOf(focused) }
}

/** The element of a place on the screen that is shown now, or null. */
export const elementAt = ({ tag, name, nth }: FocusPlace): HTMLElement | null => namesakes(tag, name)[nth] ?? null
