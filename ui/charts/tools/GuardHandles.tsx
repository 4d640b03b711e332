import { useLayoutEffect, useRef } from 'react'
import GripHorizontal from 'lucide-react/icons/grip-horizontal'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { formatPrice, tickDecimals } from '../../../domain/money/format.ts'
import { inText } from '../../i18n/inText.ts'
import { useWords } from '../../i18n/words.ts'
import { toDrawing } from '../drawing.ts'
import type { GuardMark } from '../series.ts'
import { LEGEND_BOTTOM } from '../trading/styles.ts'
import type { ChartSurface, ChartView } from '../trading/surface.ts'
import { Handle } from './Handle.tsx'
import { guardFigures } from './guardFigures.ts'
import { pointAt } from './place.ts'

export interface GuardHandlesProps {
  readonly surface: ChartSurface
  readonly tick: Decimal
  readonly guards: ReadonlyArray<GuardMark>
  /** A line was dragged to a price, or its handle pressed: with its own price. Nothing is sent by that. */
  readonly onChange: (guard: GuardMark, price: Decimal) => void
}

/** How far a handle is from the end of its line, in pixels. */
const FROM_END = 24
const EDGE = 10

/** Where a line is taken: one outside the visible prices at that edge, where its label is, below the figures of the indicator. */
const heldAt = ({ height, y }: ChartView, price: Decimal): number =>
  Math.max(LEGEND_BOTTOM + EDGE, Math.min(height - EDGE, y(toDrawing(price))))

/** The handles of the stops and take-profits: a drag shows the price where the finger is, and its end asks for the change. */
export const GuardHandles = ({ surface, tick, guards, onChange }: GuardHandlesProps) => {
  const words = useWords().charts
  const view = useRef<ChartView | null>(null)
  const handles = useRef(new Map<string, HTMLButtonElement>())
  const moving = useRef<{ readonly guard: GuardMark; readonly price: Decimal } | null>(null)
  const scene = useRef({ guards, tick })
  // A trailing stop follows the price by itself.
  const movable = guards.filter(({ kind }) => kind !== 'trail')

  useLayoutEffect(
    () =>
      surface.add((now) => {
        view.current = now
        const { guards: all, tick: step } = scene.current
        for (const { id, price } of all) {
          const handle = handles.current.get(id)
          if (!handle) continue
          const at = moving.current?.guard.id === id ? moving.current.price : price
          handle.style.transform = `translate(${now.width - FROM_END}px, ${heldAt(now, at)}px)`
        }
        return moving.current ? guardFigures(now, moving.current.price, step) : []
      }),
    [surface],
  )
  useLayoutEffect(() => {
    scene.current = { guards, tick }
    surface.redraw()
  })

  const drag = (guard: GuardMark, by: number) => {
    const now = view.current
    if (!now) return
    const y = Math.max(0, Math.min(now.height, heldAt(now, guard.price) + by))
    moving.current = { guard, price: pointAt(now, { x: 0, y }, tickDecimals(tick), false).price }
    surface.redraw()
  }
  const drop = (guard: GuardMark) => {
    const price = moving.current?.price ?? guard.price
    moving.current = null
    surface.redraw()
    onChange(guard, price)
  }
  return movable.map((guard) => (
    <Handle
      key={guard.id}
      ref={(element) => {
        if (element) handles.current.set(guard.id, element)
        else handles.current.delete(guard.id)
      }}
      label={words.changeLine({ line: words[guard.kind]({ price: inText(formatPrice(guard.price, tick)) }) })}
      mark={
        <span className="grid h-5 w-8 place-items-center rounded-full border border-line bg-raised text-ink-2 shadow-key">
          <GripHorizontal className="size-4" />
        </span>
      }
      onDrag={({ y }) => drag(guard, y)}
      onDrop={() => drop(guard)}
      onPress={() => onChange(guard, guard.price)}
    />
  ))
}
