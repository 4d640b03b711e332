/** The elements under the button: each control, text or picture that is visible or reachable without it. */
export const coveredBy = (name: string): ReadonlyArray<string> => {
  const button = [...document.querySelectorAll<HTMLElement>('a')].find(
    (one) => one.ariaLabel === name && one.checkVisibility(),
  )
  if (!button) return ['no button']
  const { left, top, width, height } = button.getBoundingClientRect()
  if (width < 44 || height < 44) return [`a target of ${width} × ${height}`]
  if (left < 0 || top < 0 || left + width > innerWidth || top + height > innerHeight) return ['off the screen']
  const covered = new Set<string>()
  button.style.visibility = 'hidden'
  for (let x = 1; x < width; x += 6)
    for (let y = 1; y < height; y += 6) {
      const [px, py] = [left + x, top + y]
      const below = document.elementFromPoint(px, py)
      if (!below) continue
      const control = below.closest(
        'a, button, input, select, textarea, summary, [role=tab], [role=button], [role=option]',
      )
      if (control) covered.add(control.textContent || control.tagName)
      if (below.closest('svg, canvas, img')) covered.add(below.tagName)
      for (const node of below.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const hit = [...range.getClientRects()].some(
          (r) => px >= r.left && px <= r.right && py >= r.top && py <= r.bottom,
        )
        if (hit) covered.add(node.textContent ?? '')
      }
    }
  button.style.visibility = ''
  return [...covered]
}
