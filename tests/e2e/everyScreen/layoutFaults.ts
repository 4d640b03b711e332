/**
 * Texts that are cut off, leave their control, lie over another text or stand at the wrong end of their row, and controls
 * that lie over each other, on the page as it is laid out now. What scrolls inside its own box is reachable, so it is not cut.
 */
export const layoutFaults = (): ReadonlyArray<string> => {
  interface Box {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  interface Seen {
    readonly name: string
    readonly element: Element
    readonly box: Box
    /** What it scrolls with: things in front of a scrolling page pass over it. */
    readonly layer: Element
  }
  const CONTROL =
    'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=radio], [role=switch], [role=slider]'
  /** Less than this is rounding, in pixels. */
  const ROUNDING = 1.5
  const found = new Set<string>()
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const ancestors = (element: Element): Element[] => {
    const all: Element[] = []
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) all.push(at)
    return all
  }
  const layerOf = (element: Element) =>
    ancestors(element).find((one) => /fixed|sticky/.test(styleOf(one).position)) ?? document.body
  // Text only for screen readers is in a box of one pixel.
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !ancestors(element).some((one) => one.clientWidth === 1 && one.clientHeight === 1)
  const within = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isSeen = ({ left, top, right, bottom }: Box) => right - left > ROUNDING && bottom - top > ROUNDING
  /** The visible part of a box, and the ancestor that cuts off the rest, unless one can scroll to it. */
  const clipped = (element: Element, whole: Box): readonly [Box, Element | null] => {
    let [box, cutBy]: [Box, Element | null] = [whole, null]
    let reachable = false
    for (const one of ancestors(element)) {
      const style = styleOf(one)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const edge = one.getBoundingClientRect()
      const before = box
      box = within(box, edge)
      reachable ||= /auto|scroll/.test(style.overflowX)
      const lost = before.left < box.left - ROUNDING || before.right > box.right + ROUNDING
      // The server's texts may be shortened; `brokenWords` looks for the app's own that are.
      if (lost && !reachable && style.textOverflow !== 'ellipsis') cutBy = one
    }
    if (!reachable && (box.left < -ROUNDING || box.right > document.documentElement.clientWidth + ROUNDING))
      cutBy ??= document.body
    return [box, cutBy]
  }
  const moving = document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? [effect.target] : []))
  const texts: Seen[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [parent, text] = [node.parentElement, node.textContent?.trim()]
    if (!parent || !text || parent.closest('script, style, noscript, svg') || !shown(parent)) continue
    if (moving.some((one) => one.contains(parent))) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const control = parent.closest(CONTROL)
    const edge = control && styleOf(control).display !== 'inline' ? control.getBoundingClientRect() : null
    for (const line of range.getClientRects()) {
      const [box, cutBy] = clipped(parent, line)
      // A slide beside the one in view is cut off as a whole.
      if (!isSeen(line) || (cutBy && !isSeen(box))) continue
      if (cutBy) found.add(`cut off: "${text}"`)
      if (edge && (box.left < edge.left - ROUNDING || box.right > edge.right + ROUNDING))
        found.add(`wider than its control: "${text}"`)
      // The box of a letter is higher than the letter.
      const [middle, half] = [(box.top + box.bottom) / 2, (box.bottom - box.top) / 4]
      const letters = { left: box.left, right: box.right, top: middle - half, bottom: middle + half }
      texts.push({ name: `"${text}"`, element: parent, box: letters, layer: layerOf(parent) })
    }
  }
  // A name of the other direction stays at the start of its row, as names of the screen's direction do.
  for (const name of document.querySelectorAll('li bdi, li [dir=auto]')) {
    const row = name.parentElement
    if (!row || !shown(name) || styleOf(name).display === 'inline') continue
    const isRightToLeft = styleOf(row).direction === 'rtl'
    if (isRightToLeft === (styleOf(name).direction === 'rtl')) continue
    const range = document.createRange()
    range.selectNodeContents(name)
    const lines = [...range.getClientRects()].filter(isSeen)
    const [box, left, right] = [
      name.getBoundingClientRect(),
      Math.min(...lines.map((line) => line.left)),
      Math.max(...lines.map((line) => line.right)),
    ]
    if (lines.length > 0 && (isRightToLeft ? box.right - right : left - box.left) > 8)
      found.add(`at the wrong end of its row: "${name.textContent}"`)
  }
  const controls = [...document.querySelectorAll(CONTROL)].filter(shown).flatMap((element): Seen[] => {
    const name = `${element.tagName} "${element.ariaLabel ?? element.textContent?.trim()}"`
    return [...element.getClientRects()].map((line) => ({
      name,
      element,
      box: clipped(element, line)[0],
      layer: layerOf(element),
    }))
  })
  /** The whole of a chart is a control, on which its axis and the handles of its lines lie. */
  const isOnChart = (one: Element, other: Element) =>
    one.matches('figure [role="slider"]') && one.closest('figure')?.contains(other) === true
  const overlaps = (kind: string, all: ReadonlyArray<Seen>) => {
    const sorted = all.filter(({ box }) => isSeen(box)).toSorted((a, b) => a.box.top - b.box.top)
    for (const [at, one] of sorted.entries())
      for (let next = at + 1; next < sorted.length; next += 1) {
        const other = sorted[next]
        if (!other || other.box.top > one.box.bottom) break
        if (one.layer !== other.layer || !isSeen(within(one.box, other.box))) continue
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        if (isOnChart(one.element, other.element) || isOnChart(other.element, one.element)) continue
        found.add(`${kind}: ${one.name} and ${other.name}`)
      }
  }
  overlaps('texts over each other', texts)
  overlaps('controls over each other', controls)
  return [...found]
}
