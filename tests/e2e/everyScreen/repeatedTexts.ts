/**
 * Texts that are repeated within one row, heading or paragraph: two badges side by side, or two texts one after the other,
 * that say the same. Figures repeat by chance, and two cells of a table belong to two columns: neither counts.
 */
export const repeatedTexts = (): ReadonlyArray<string> => {
  const isShown = (element: Element) => element.checkVisibility() && element.closest('[aria-hidden=true]') === null
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  let before: { readonly text: string; readonly group: Element | null } | null = null
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    const text = (textContent ?? '').replaceAll(/[\s·:]+/g, ' ').trim()
    if (text === '' || !parentElement || !isShown(parentElement)) continue
    const group = parentElement.closest(
      'li, a, button, p, h1, h2, h3, summary, dt, dd, td, th, figure, article, header',
    )
    // Figures, signs and dashes are not words, nor is what a screen reader says for the dash of an unknown figure.
    const isWord = /\p{L}{2}/u.test(text) && parentElement.previousSibling?.textContent !== '—'
    if (isWord && before !== null && before.text === text && before.group === group)
      found.push(`${text} | ${group?.textContent?.slice(0, 120)}`)
    before = { text, group }
  }
  return found
}
