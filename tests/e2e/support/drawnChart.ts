import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Records the texts drawn on each canvas since it was last cleared: a chart's legends and labels are only pixels. */
const listen = () => {
  const written = new WeakMap<HTMLCanvasElement, string[]>()
  const plain = Object.getOwnPropertyDescriptors(CanvasRenderingContext2D.prototype)
  CanvasRenderingContext2D.prototype.clearRect = function (...place) {
    written.set(this.canvas, [])
    plain.clearRect.value?.apply(this, place)
  }
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    written.set(this.canvas, [...(written.get(this.canvas) ?? []), text])
    plain.fillText.value?.call(this, text, ...place)
  }
  Object.assign(globalThis, {
    writtenOn: (canvas: HTMLCanvasElement) => written.get(canvas) ?? [],
    writtenIn: (frame: Element) => [...frame.querySelectorAll('canvas')].flatMap((canvas) => written.get(canvas) ?? []),
  })
}

/** Makes the texts of charts readable for `drawnChart`. Call it before the page is opened. */
export const listenToCharts = (page: Page): Promise<unknown> => page.addInitScript(listen)

interface Reach {
  /** The maximum number of pixels of the colour in one row: a horizontal line. */
  readonly inOneRow: number
  /** Columns that contain the colour: a curve. */
  readonly inColumns: number
}

/** The visible chart of an instrument on a page. */
export const drawnChart = (page: Page) => {
  const frame = page.getByRole('slider')

  /** Legends and labels, one text after another. */
  const texts = async (): Promise<string> =>
    (
      await frame.evaluate((element) =>
        (globalThis as unknown as { writtenIn: (frame: Element) => string[] }).writtenIn(element),
      )
    )
      .join(' ')
      .replaceAll(/[\u200e\u200f]/gu, '')
      .replaceAll(/ +/g, ' ')

  /** The labels of the time axis, from the oldest to the newest. */
  const axis = (): Promise<string> =>
    frame.evaluate((element) => {
      const { writtenOn } = globalThis as unknown as { writtenOn: (canvas: HTMLCanvasElement) => string[] }
      const all = [...element.querySelectorAll('canvas')].filter(({ height }) => height > 0)
      const bottom = Math.max(...all.map((canvas) => canvas.getBoundingClientRect().bottom))
      const lowest = all.filter((canvas) => canvas.getBoundingClientRect().bottom > bottom - 2)
      return lowest.flatMap(writtenOn).join(' | ')
    })

  /** The share of the width that a colour of the theme covers in the pane of the price, 1 for all of it. */
  const reach = (token: 'amber' | 'up'): Promise<Reach> =>
    frame.evaluate((element, name) => {
      const probe = element.appendChild(document.createElement('i'))
      probe.style.color = `var(--${name})`
      const wanted = getComputedStyle(probe).color.match(/\d+/g)!.map(Number)
      probe.remove()
      const { top, height: whole } = element.getBoundingClientRect()
      const found = { inOneRow: 0, inColumns: 0 }
      for (const canvas of element.querySelectorAll('canvas')) {
        const { width, height } = canvas
        const isBelow = canvas.getBoundingClientRect().top > top + whole / 2
        if (width < 200 || height === 0 || isBelow) continue
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
        const has = (x: number, y: number) => {
          const at = (y * width + x) * 4
          return data[at + 3]! > 128 && wanted.every((part, nth) => Math.abs(part - data[at + nth]!) < 24)
        }
        const xs = Array.from({ length: width }, (_, x) => x)
        const ys = Array.from({ length: height }, (_, y) => y)
        const rows = ys.map((y) => xs.filter((x) => has(x, y)).length)
        found.inOneRow = Math.max(found.inOneRow, ...rows.map((count) => count / width))
        found.inColumns = Math.max(found.inColumns, xs.filter((x) => ys.some((y) => has(x, y))).length / width)
      }
      return found
    }, token)

  return {
    frame,
    axis,
    reach,
    expectText: (text: string | RegExp) =>
      expect.poll(texts).toEqual(text instanceof RegExp ? expect.stringMatching(text) : expect.stringContaining(text)),
  }
}
