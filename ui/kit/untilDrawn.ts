/**
 * Calls `isDone` whenever what is drawn inside `root` changes, or begins or ends to load, until it is true, or until `patience`
 * milliseconds are over, after which `onLate` is called. Returns the function that stops earlier.
 */
export const untilDrawn = (
  root: HTMLElement,
  isDone: () => boolean,
  patience: number,
  onLate?: () => void,
): (() => void) => {
  const watching = new MutationObserver(() => {
    if (isDone()) stop()
  })
  const late = setTimeout(() => {
    stop()
    onLate?.()
  }, patience)
  const stop = (): void => {
    clearTimeout(late)
    watching.disconnect()
  }
  watching.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  return stop
}
