/** Bars of actions whose buttons do not stand at the bottom of the window, on the page as it is laid out now. */
export const floatingBars = (): ReadonlyArray<string> => {
  /** The safe area and the line above, in pixels. */
  const AROUND = 48
  return [...document.querySelectorAll('main .sticky.bottom-0')].flatMap((bar) => {
    const inside = bar.firstElementChild?.getBoundingClientRect()
    const free = inside ? window.innerHeight - inside.bottom : 0
    return bar.checkVisibility() && free > AROUND ? [`${free} px below "${bar.textContent}"`] : []
  })
}
