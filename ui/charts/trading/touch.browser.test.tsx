import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import { chartOnPage, mountChart, rising } from '../testing/charts.tsx'
import { TradingChart } from '../TradingChart.tsx'

const open = async () => {
  const series = { kind: 'candles', resolution: '5min', candles: rising(0, 400) } as const
  await mountChart(<TradingChart name="Kinabalu" series={series} tick={decimal('0.01')} zone="Asia/Kuala_Lumpur" />)
  await expect.poll(() => document.querySelectorAll('canvas').length).toBeGreaterThan(0)
  const canvas = document.querySelector('canvas')!
  const { left, top } = canvas.getBoundingClientRect()
  return { canvas, left, top }
}

type Spot = readonly [x: number, y: number]

/** Fingers on the chart, as the events of a phone. Returns the event, to check whether the page may still scroll. */
const fingers = ({ canvas, left, top }: Awaited<ReturnType<typeof open>>) => {
  const touches = (spots: ReadonlyArray<Spot>) =>
    spots.map(
      ([x, y], identifier) =>
        new Touch({ identifier, target: canvas, clientX: left + x, clientY: top + y, pageX: left + x, pageY: top + y }),
    )
  return (type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel', ...spots: ReadonlyArray<Spot>) => {
    const changedTouches = touches(spots)
    const up = type === 'touchend' || type === 'touchcancel'
    const event = new TouchEvent(type, {
      bubbles: true,
      cancelable: true,
      changedTouches,
      touches: up ? [] : changedTouches,
    })
    canvas.dispatchEvent(event)
    return event
  }
}

const visible = () => chartOnPage().getVisibleRange().from
const readout = () => document.querySelector('dl')
const wait = (millis: number) => new Promise((done) => setTimeout(done, millis))

it('drags into history with a finger that moves sideways', async () => {
  const touch = fingers(await open())
  const before = visible()
  touch('touchstart', [100, 100])
  touch('touchmove', [120, 102])
  const moved = touch('touchmove', [220, 104])
  touch('touchend', [220, 104])
  expect(visible()).toBeLessThan(before - 10)
  expect(moved.defaultPrevented).toBe(true)
})

it.each([
  [false, 'continues to move after a flick'],
  [true, 'stops with the finger under reduced motion'],
])('reduced motion %s: %s', async (reduced) => {
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query)
    return query.includes('reduced-motion') ? Object.defineProperty(list, 'matches', { value: reduced }) : list
  })
  const touch = fingers(await open())
  touch('touchstart', [100, 100])
  touch('touchmove', [140, 100])
  touch('touchmove', [240, 100])
  touch('touchend', [240, 100])
  const at = visible()
  if (!reduced) await expect.poll(visible).toBeLessThan(at)
  else {
    await wait(120)
    expect(visible()).toBe(at)
  }
})

it('leaves vertical movements of a finger to the page, and handles the next one normally', async () => {
  const touch = fingers(await open())
  const before = visible()
  for (const end of ['touchend', 'touchcancel'] as const) {
    touch('touchstart', [100, 100])
    expect(touch('touchmove', [102, 112]).defaultPrevented).toBe(false)
    expect(touch('touchmove', [180, 160]).defaultPrevented).toBe(false)
    touch(end, [180, 160])
    expect(visible()).toBe(before)
    expect(readout()).toBeNull()
  }
  touch('touchstart', [100, 100])
  touch('touchmove', [120, 100])
  touch('touchmove', [220, 100])
  touch('touchend', [220, 100])
  expect(visible()).toBeLessThan(before)
})

it('shows the crosshair after a long press, and moves it instead of the page or the chart', async () => {
  const touch = fingers(await open())
  const before = visible()
  touch('touchstart', [100, 100])
  await expect.poll(readout).not.toBeNull()
  const first = readout()?.textContent
  expect(touch('touchmove', [160, 180]).defaultPrevented).toBe(true)
  await expect.poll(() => readout()?.textContent).not.toBe(first)
  expect(visible()).toBe(before)
})

it('zooms with two fingers', async () => {
  const touch = fingers(await open())
  const before = chartOnPage().getBarSpace().bar
  touch('touchstart', [100, 100], [160, 100])
  touch('touchmove', [80, 100], [180, 100])
  touch('touchmove', [60, 100], [200, 100])
  touch('touchend', [60, 100], [200, 100])
  expect(chartOnPage().getBarSpace().bar).toBeGreaterThan(before)
})

it('leaves the wheel to the page, unless it zooms or scrolls sideways', async () => {
  const { canvas, left, top } = await open()
  // klinecharts listens to the wheel while the mouse is over it.
  await userEvent.hover(page.getByRole('slider'), { position: { x: 100, y: 100 } })
  const wheel = (turn: WheelEventInit) => {
    const at = { clientX: left + 100, clientY: top + 100 }
    const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...at, ...turn })
    canvas.dispatchEvent(event)
    return event.defaultPrevented
  }
  const [space, from] = [chartOnPage().getBarSpace().bar, visible()]
  expect(wheel({ deltaY: -100 })).toBe(false)
  expect(chartOnPage().getBarSpace().bar).toBe(space)
  expect(wheel({ deltaX: -200 })).toBe(true)
  expect(visible()).toBeLessThan(from)
  expect(wheel({ deltaY: -100, ctrlKey: true })).toBe(true)
  expect(chartOnPage().getBarSpace().bar).toBeGreaterThan(space)
})
