/** The heading of the screen, which can take the focus. */
export const screenHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1')

/** Moves the focus to the heading of the screen where what had it has left the page. */
export const focusHeadingIfLost = (): void => {
  if (document.activeElement === document.body) screenHeading()?.focus({ preventScroll: true })
}
