/** Marks what may be seen in front of the curtain. */
export const IN_FRONT = 'data-in-front'

/**
 * Hides everything of the page but what is marked: also toasts and sheets that open meanwhile, from the eye and from screen readers. What
 * was open stays as it is. A style sheet that is made here needs no permission of the page's content policy.
 */
export const makeCurtain = (page: Document) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`body > :not([${IN_FRONT}]), body > :not([${IN_FRONT}]) * { visibility: hidden !important }`)
  let focused: Element | null = null

  const lower = (): void => {
    if (page.adoptedStyleSheets.includes(sheet)) return
    focused = page.activeElement
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  }
  const raise = (): void => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet)
    // What is hidden loses the focus.
    if (focused instanceof HTMLElement && page.activeElement === page.body) focused.focus({ preventScroll: true })
    focused = null
  }
  return { lower, raise }
}
