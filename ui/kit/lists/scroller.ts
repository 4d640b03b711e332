/** What scrolls an element: the page, or the panel that it stands in. */
export const scrollerOf = (element: Element): Element => {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(parent).overflowY)) return parent
  return document.scrollingElement ?? document.documentElement
}
