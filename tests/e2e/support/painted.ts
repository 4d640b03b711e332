import type { Page } from '@playwright/test'

/** A text or a box: how it looks, and its left and upper edge, width and height in pixels. */
export interface Painted {
  readonly look: string
  readonly place: readonly number[]
}

/**
 * What is painted inside an element: each text and each box with a colour of its own, with its place and its colours.
 * Texts that stand for a figure or a name to come are left out.
 */
export const paintedIn = (page: Page, selector: string): Promise<Painted[]> =>
  page.evaluate((inside) => {
    const painted: { readonly look: string; readonly place: number[] }[] = []
    const add = (look: string, { x, y, width, height }: DOMRect) => painted.push({ look, place: [x, y, width, height] })
    const clear = 'rgba(0, 0, 0, 0)'
    for (const element of document.querySelectorAll(`${inside} *`)) {
      const box = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const isSeen = box.width > 2 && box.height > 2 && style.visibility === 'visible' && box.top < innerHeight
      if (!isSeen || element.closest('.skip-link')) continue
      const edge = style.borderTopWidth === '0px' ? '' : style.borderTopColor
      if (style.backgroundColor !== clear || edge !== '')
        add(`box ${style.backgroundColor} ${edge} ${style.borderTopLeftRadius}`, box)
      if (element instanceof SVGElement) add(`${element.tagName} ${style.stroke}`, box)
      // React writes one sentence in several nodes.
      const nodes = [...element.childNodes].filter((node) => node instanceof Text)
      const text = nodes
        .map(({ data }) => data)
        .join('')
        .trim()
      const [first, last] = [nodes.at(0), nodes.at(-1)]
      if (!first || !last || text === '' || text === '—') continue
      const range = document.createRange()
      range.setStartBefore(first)
      range.setEndAfter(last)
      add(`${text} ${style.color} ${style.fontSize} ${style.fontWeight}`, range.getBoundingClientRect())
    }
    return painted
  }, selector)

/** What of `before` is not, to the pixel, where it was and as it was. */
export const moved = (before: readonly Painted[], after: readonly Painted[]): Painted[] =>
  before.filter(
    ({ look, place }) =>
      !after.some((now) => now.look === look && now.place.every((side, nth) => Math.abs(side - (place[nth] ?? 0)) < 1)),
  )

/** Records from the start of the page on what moves without a tap. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shiftsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
