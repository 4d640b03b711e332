/** The scrolling container of an element: the page, or the panel around it. */
export const scrollerOf = (element: Element): Element => {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(parent).overflowY)) return parent
  return document.scrollingElement ?? document.documentElement
}
