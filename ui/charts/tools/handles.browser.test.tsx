import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import { loadNamespace } from '../../i18n/words.ts'
import { mountChart } from '../testing/charts.tsx'
import type { ChartLayer, ChartSurface } from '../trading/surface.ts'
import { DrawingLayer } from './DrawingLayer.tsx'
import { type HeldLine, LineHandles } from './LineHandles.tsx'
import { FIRST, VIEW } from './testing/view.ts'

const tick = decimal('0.01')

/** A surface that draws at once what its layers say. */
const surfaceOf = () => {
  const layers = new Set<ChartLayer>()
  let figures = 0
  const redraw = () => {
    figures = [...layers].flatMap((layer) => layer(VIEW)).length
  }
  const surface: ChartSurface = {
    redraw,
    reach: () => undefined,
    add: (layer) => {
      layers.add(layer)
      redraw()
      return () => layers.delete(layer)
    },
  }
  return { surface, figures: () => figures }
}

/** Chromium's mouse: the only pointer that is always there to be captured. */
const MOUSE = 1

const pointer = (
  type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
  clientY: number,
  more: PointerEventInit = {},
) => {
  const handle = page.getByRole('button').elements()[0]
  handle?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: MOUSE, clientY, ...more }))
}

const LINE: HeldLine = { id: 'stop', kind: 'stop', price: decimal('10.00') }

const openLines = async () => {
  const { figures, surface } = surfaceOf()
  const onChange = vi.fn<(line: HeldLine, price: typeof tick) => void>()
  const drawn = (lines: ReadonlyArray<HeldLine>) => (
    <LineHandles surface={surface} tick={tick} lines={lines} fit={(price) => price} onChange={onChange} />
  )
  const { rerender } = await mountChart(drawn([LINE]))
  return { figures, onChange, show: (lines: ReadonlyArray<HeldLine>) => rerender(drawn(lines)) }
}

it('the drag of a line that the system takes away asks for nothing, and the next one does', async () => {
  const { figures, onChange } = await openLines()
  pointer('pointerdown', 100)
  pointer('pointermove', 80)
  expect(figures()).toBe(2)
  pointer('pointercancel', 80)
  pointer('pointerup', 80)
  expect([figures(), onChange.mock.calls]).toEqual([0, []])
  pointer('pointerdown', 100)
  pointer('pointermove', 80)
  pointer('pointerup', 80)
  expect(onChange.mock.calls).toEqual([[LINE, decimal('12.00')]])
})

it('another button of the mouse, or a second finger, does not take a line', async () => {
  const { figures, onChange } = await openLines()
  pointer('pointerdown', 100, { button: 2 })
  pointer('pointermove', 80)
  pointer('pointerup', 80, { button: 2 })
  expect([figures(), onChange.mock.calls]).toEqual([0, []])
  pointer('pointerdown', 100)
  pointer('pointermove', 90)
  pointer('pointermove', 20, { pointerId: 7 })
  pointer('pointerup', 20, { pointerId: 7 })
  expect(onChange.mock.calls).toEqual([])
  pointer('pointerup', 90)
  expect(onChange.mock.calls).toEqual([[LINE, decimal('11.00')]])
})

it('a line above the visible prices goes further up from its own place, and down from the edge', async () => {
  const { figures, onChange, show } = await openLines()
  const line = { ...LINE, price: decimal('30.00') }
  await show([line])
  for (const by of [-20, 20]) {
    pointer('pointerdown', 100)
    pointer('pointermove', 100 + by)
    expect(figures()).toBe(2)
    pointer('pointerup', 100 + by)
  }
  const prices = onChange.mock.calls.map(([, price]) => Number(price.value) / 100)
  expect(prices[0]).toBe(32)
  expect(prices[1]).toBeLessThan(20)
})

it('a line that has gone while it was dragged leaves nothing on the chart', async () => {
  const { figures, onChange, show } = await openLines()
  pointer('pointerdown', 100)
  pointer('pointermove', 80)
  await show([])
  expect([figures(), onChange.mock.calls]).toEqual([0, []])
  await show([LINE])
  expect(figures()).toBe(0)
})

it('the drag of a drawing that the system takes away moves nothing', async () => {
  await loadNamespace('charttools')
  const { surface } = surfaceOf()
  const onMove = vi.fn<(id: number) => void>()
  const none = () => undefined
  await mountChart(
    <DrawingLayer
      surface={surface}
      tick={tick}
      drawings={[{ id: 1, kind: 'horizontal', points: [{ time: FIRST, price: decimal('10.00') }], text: '' }]}
      isEditing
      tool={null}
      magnet={false}
      text=""
      onPlaced={none}
      onAdd={none}
      onMove={onMove}
      onRemove={none}
      onReady={none}
    />,
  )
  const at = () => page.getByRole('button').element().getAttribute('style')
  const before = at()
  pointer('pointerdown', 100)
  pointer('pointermove', 80)
  expect(at()).not.toBe(before)
  pointer('pointercancel', 80)
  pointer('pointerup', 80)
  expect([at(), onMove.mock.calls]).toEqual([before, []])
})
