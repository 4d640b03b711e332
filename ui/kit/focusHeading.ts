/** Moves the focus to the heading of the screen where what had it has left the page. */
export const focusHeadingIfLost = (): void => {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
