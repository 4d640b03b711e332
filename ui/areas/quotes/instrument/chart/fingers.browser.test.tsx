import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { slider, expectDrawn, timeAxis } from '../../../../charts/testing/drawnChart.ts'
import { chartTimes } from '../../../../charts/times.ts'
import type { Spot } from '../../../../testing/fingers.ts'
import { fingersOnFrame } from '../../../../testing/touchscreen.ts'
import { ZONE } from '../../../markets/testing/listing.ts'
import { openInstrument } from '../../testing/instrumentPage.tsx'

const DAY = 86_400_000

const readout = () => document.querySelector<HTMLElement>('figure dl')
/** The day of the figures. */
const day = () => readout()?.previousElementSibling?.textContent ?? ''
/** A place on the chart, in parts of its width and height. */
const spot = (across: number, down = 0.4): Spot => {
  const { x, y, width, height } = slider.element().getBoundingClientRect()
  return [Math.round(x + width * across), Math.round(y + height * down)]
}
const openByDays = async () => {
  // A flick keeps the chart moving; without one each drag is as long as the finger's movement.
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query)
    return query.includes('reduced-motion') ? Object.defineProperty(list, 'matches', { value: true }) : list
  })
  const opened = await openInstrument({ language: 'ar' })
  await opened.range('day')
  await expectDrawn(/MA20: \d/)
  await expect.poll(timeAxis).not.toBe('')
  slider.element().scrollIntoView({ block: 'center' })
  return { ...opened, finger: await fingersOnFrame(Date.now) }
}

it('a long press reads the chart, until another element is touched', async () => {
  const { words, finger } = await openByDays()
  const { charts } = words
  const [dates, top] = [timeAxis(), scrollY]
  await finger.down(spot(0.3))
  await expect.poll(readout).not.toBeNull()
  for (const name of ['open', 'high', 'low', 'close', 'change', 'volume'] as const)
    expect(readout()?.textContent).toContain(charts[name]())
  const first = day()
  // Not under the finger, in every language.
  const side = () => {
    const { x, width } = readout()!.getBoundingClientRect()
    return x + width / 2 > spot(0.5)[0] ? 'right' : 'left'
  }
  expect(side()).toBe('right')
  // The figures follow the finger; neither the chart nor the page does.
  await finger.move(50, spot(0.4, 0.5))
  await finger.move(50, spot(0.8, 0.7))
  await expect.poll(day).not.toBe(first)
  await expect.poll(side).toBe('left')
  await finger.up()
  expect(readout()).not.toBeNull()
  expect([timeAxis(), scrollY]).toEqual([dates, top])

  await finger.tap(spot(0.2))
  await expect.poll(readout).toBeNull()
  await finger.down(spot(0.6))
  await expect.poll(readout).not.toBeNull()
  await finger.up()
  const { x, y } = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
  await finger.tap([x + 5, y + 5])
  await expect.poll(readout).toBeNull()
})

it('two fingers zoom the chart and not the page, and a vertical swipe scrolls the page', async () => {
  const { finger } = await openByDays()
  const first = timeAxis()
  const pinch = (from: Spot, to: Spot) =>
    finger.pinch([
      [spot(from[0]), spot(to[0])],
      [spot(from[1]), spot(to[1])],
    ])
  await pinch([0.4, 0.6], [0.2, 0.8])
  await expect.poll(timeAxis).not.toBe(first)
  const near = timeAxis()
  await pinch([0.1, 0.9], [0.4, 0.6])
  await expect.poll(timeAxis).not.toBe(near)
  expect(window.top?.visualViewport?.scale).toBe(1)
  expect(readout()).toBeNull()

  const [dates, top] = [timeAxis(), scrollY]
  const [x, y] = spot(0.5, 0.8)
  await finger.drag([x, y], [x + 10, y - 200])
  await expect.poll(() => scrollY).toBeGreaterThan(top + 100)
  expect(timeAxis()).toBe(dates)
  expect(readout()).toBeNull()
  const down = scrollY
  const [left, above] = spot(0.5, 0.5)
  await finger.drag([left, above], [left, above + 150])
  await expect.poll(() => scrollY).toBeLessThan(down - 50)
  expect(readout()).toBeNull()
})

it('a drag to the right goes back in time, and shows the older candles that it asks for', async () => {
  const { asked, finger } = await openByDays()
  const newest = timeAxis()
  await finger.drag(spot(0.2), spot(0.8))
  await expect.poll(timeAxis).not.toBe(newest)
  const before = () => asked.find((request) => request.before !== undefined)?.before
  while (before() === undefined) await finger.drag(spot(0.1), spot(0.85))
  await finger.drag(spot(0.1), spot(0.85))
  const { full } = chartTimes('ar', ZONE, 'day')
  const older = Array.from({ length: 200 }, (_, nth) => full((before() ?? 0) - (nth + 1) * DAY))
  await finger.down(spot(0.1))
  await expect.poll(() => older.includes(day())).toBe(true)
  await finger.up()
})
