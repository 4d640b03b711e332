import type { Page } from '@playwright/test'

/** Records what moves on the screen without an input of the customer. */
export const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const found: string[] = []
    Object.assign(window, { found })
    const isBox = (box: unknown): box is DOMRectReadOnly => box instanceof DOMRectReadOnly
    const note = ({ node, previousRect: was, currentRect: is }: Readonly<Record<string, unknown>>) => {
      const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null
      // A box that grows at one side stands where it stood: the buttons of a header, a figure that ends with its line.
      const isSame = (one: number, other: number) => Math.abs(one - other) < 1
      const stands =
        isBox(was) && isBox(is) && was.top === is.top && (isSame(was.right, is.right) || isSame(was.left, is.left))
      if (stands && isBox(is) && is.width > 0) return
      const by = isBox(was) && isBox(is) ? `${is.left - was.left} ${is.top - was.top}` : '?'
      found.push(
        `${location.hash} ${by}: ${element?.tagName}.${element?.className} ${element?.textContent?.slice(0, 60)}`,
      )
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('hadRecentInput' in entry && !entry.hadRecentInput && 'sources' in entry && Array.isArray(entry.sources))
          for (const source of entry.sources) note(source)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved, each as its screen and its text. */
export const moves = (page: Page): Promise<unknown> => page.evaluate('found')
