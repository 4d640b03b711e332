import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { resolveColours } from '../../theme/colour.ts'

/** The texts drawn on each canvas since it was last cleared: a chart's legends and labels are only pixels. */
const written = new WeakMap<HTMLCanvasElement, string[]>()
let listens = false

/** Makes the texts of charts readable. Call it before the chart is shown. */
export const listenToCharts = (): void => {
  if (listens) return
  listens = true
  const { clearRect, fillText } = Object.getOwnPropertyDescriptors(CanvasRenderingContext2D.prototype)
  CanvasRenderingContext2D.prototype.clearRect = function (...place) {
    written.set(this.canvas, [])
    clearRect.value?.apply(this, place)
  }
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    written.set(this.canvas, [...(written.get(this.canvas) ?? []), text])
    fillText.value?.call(this, text, ...place)
  }
}

/** The visible chart of an instrument. */
export const slider = page.getByRole('slider')

const canvases = (): HTMLCanvasElement[] =>
  [...(slider.query()?.querySelectorAll('canvas') ?? [])].filter(({ height }) => height > 0)

/** The texts of the chart as they were drawn. */
export const drawnTexts = (): string[] => canvases().flatMap((canvas) => written.get(canvas) ?? [])

/** Legends and labels, one text after another. */
export const drawnText = (): string =>
  drawnTexts()
    .join(' ')
    .replaceAll(/[\u200e\u200f]/gu, '')
    .replaceAll(/ +/g, ' ')

export const expectDrawn = (text: string | RegExp): Promise<void> =>
  expect.poll(drawnText).toEqual(text instanceof RegExp ? expect.stringMatching(text) : expect.stringContaining(text))

/** The labels of the time axis, from the oldest to the newest. */
export const timeAxis = (): string => {
  const bottom = Math.max(...canvases().map((canvas) => canvas.getBoundingClientRect().bottom))
  return canvases()
    .filter((canvas) => canvas.getBoundingClientRect().bottom > bottom - 2)
    .flatMap((canvas) => written.get(canvas) ?? [])
    .join(' | ')
}

/** The share of the columns that contain a colour in the pane of the price or the one below: a curve. */
export const columnsOf = (token: 'accent' | 'amber', pane: 'price' | 'below'): number => {
  const frame = document.querySelector<HTMLElement>('[role=slider]')
  if (frame === null) return 0
  const wanted = resolveColours([token], frame)(token).match(/\d+/g)?.map(Number) ?? []
  const { top, height: whole } = frame.getBoundingClientRect()
  let found = 0
  for (const canvas of canvases()) {
    const { width, height } = canvas
    const isBelow = canvas.getBoundingClientRect().top > top + whole / 2
    const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data
    if (data === undefined || width < 200 || isBelow !== (pane === 'below')) continue
    const has = (x: number, y: number) => {
      const at = (y * width + x) * 4
      return (data[at + 3] ?? 0) > 128 && wanted.every((part, nth) => Math.abs(part - (data[at + nth] ?? 0)) < 24)
    }
    const ys = Array.from({ length: height }, (_, y) => y)
    const columns = Array.from({ length: width }, (_, x) => x).filter((x) => ys.some((y) => has(x, y)))
    found = Math.max(found, columns.length / width)
  }
  return found
}
