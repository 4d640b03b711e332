import type { Page } from '@playwright/test'

/** Records what moves on the screen without an input of the customer. */
export const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const found: string[] = []
    Object.assign(window, { found })
    const note = (node: unknown) => {
      const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null
      // The box at the header's end grows with its buttons, which stay in their places.
      if (element?.closest('header')) return
      found.push(`${location.hash}: ${element?.tagName}.${element?.className} ${element?.textContent?.slice(0, 60)}`)
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('hadRecentInput' in entry && !entry.hadRecentInput && 'sources' in entry && Array.isArray(entry.sources))
          for (const { node } of entry.sources) note(node)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved, each as its screen and its text. */
export const moves = (page: Page): Promise<unknown> => page.evaluate('found')
