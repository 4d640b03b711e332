/** The unreadable texts of a page: each word that is broken, cut or overflowing, with its position. */
export const brokenWords = (labels: ReadonlyArray<string>): ReadonlyArray<string> => {
  const found = new Set<string>()
  const known = new Set(labels)
  const hidden = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return true
    // Text only for screen readers is in a box of one pixel.
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (at.clientWidth === 1 && at.clientHeight === 1) return true
    return false
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.textContent?.trim() || hidden(parent) || parent.closest('script, style, noscript')) continue
    const style = getComputedStyle(parent)
    // Codes and texts of customers may break anywhere, by their style.
    if (style.wordBreak === 'break-all' || style.overflowWrap === 'anywhere') continue
    // Chinese breaks between any two characters; other scripts only at spaces and hyphens.
    for (const word of node.textContent.matchAll(
      /[^\s\p{Script=Han}\p{Pd}\u200b\u00ad/·,.:;()%，。、：；（）！？“”《》]+/gu,
    )) {
      const range = document.createRange()
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const lines = new Set([...range.getClientRects()].filter((r) => r.width > 1).map((r) => Math.round(r.top / 6)))
      const [top, ...more] = [...lines].toSorted((a, b) => a - b)
      if (top !== undefined && more.some((line) => line - top > 1))
        found.add(`broken: ${word[0]} in "${parent.textContent}"`)
    }
  }
  for (const element of document.body.querySelectorAll('*')) {
    const style = getComputedStyle(element)
    const cut =
      (style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) ||
      (style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 2)
    // Texts of a server or a customer may be shortened; the app's own words are chosen to fit.
    const text = element.textContent?.trim() ?? ''
    if (cut && known.has(text) && !hidden(element)) found.add(`cut: "${text}"`)
  }
  for (const label of document.querySelectorAll<SVGTextElement>('svg text')) {
    const [box, whole] = [label.getBoundingClientRect(), label.ownerSVGElement!.getBoundingClientRect()]
    if (box.width > 0 && (box.left < whole.left - 1 || box.right > whole.right + 1))
      found.add(`cut in a chart: "${label.textContent}"`)
  }
  const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (wider > 0) found.add(`the page is ${wider} px too wide`)
  return [...found]
}
