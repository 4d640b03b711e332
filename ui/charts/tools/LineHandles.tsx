import { useLayoutEffect, useRef } from 'react'
import GripHorizontal from 'lucide-react/icons/grip-horizontal'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { formatPrice, formatQuantity, tickDecimals } from '../../../domain/money/format.ts'
import { inText } from '../../i18n/inText.ts'
import { useWords } from '../../i18n/words.ts'
import { toDrawing } from '../drawing.ts'
import { LEGEND_BOTTOM } from '../trading/styles.ts'
import type { ChartSurface, ChartView } from '../trading/surface.ts'
import { Handle } from './Handle.tsx'
import { heldFigures } from './heldFigures.ts'
import { pointAt } from './place.ts'
import { stagger } from './stagger.ts'

/** A line at a price that the customer can move: a stop, a take-profit or a waiting order. Its id is unique in the chart. */
export type HeldLine = { readonly id: string; readonly price: Decimal } & (
  | { readonly kind: 'stop' | 'profit' }
  | { readonly kind: 'buy' | 'sell'; readonly quantity: Decimal }
)

export interface LineHandlesProps {
  readonly surface: ChartSurface
  readonly tick: Decimal
  readonly lines: ReadonlyArray<HeldLine>
  /** The price of the grid for one between two of them. */
  readonly fit: (price: Decimal) => Decimal
  /** A line was dragged to a price, or its handle pressed: with its own price. Nothing is sent by that. */
  readonly onChange: (line: HeldLine, price: Decimal) => void
}

/** How far a handle is from the end of its line, and how large its place to touch is, in pixels. */
const FROM_END = 24
const SIZE = 44
const EDGE = 10

/** Where a line is taken: one outside the visible prices at that edge, where its label is, below the figures of the indicator. */
const heldAt = ({ height, y }: ChartView, price: Decimal): number =>
  Math.max(LEGEND_BOTTOM + EDGE, Math.min(height - EDGE, y(toDrawing(price))))

/**
 * The handles of lines: a drag shows which line it is and the price where the finger is, on the grid, and its end asks for the change. Handles
 * of lines that are near stand beside each other.
 */
export const LineHandles = ({ fit, lines, onChange, surface, tick }: LineHandlesProps) => {
  const words = useWords().charts
  const view = useRef<ChartView | null>(null)
  const handles = useRef(new Map<string, HTMLButtonElement>())
  const moving = useRef<{ readonly line: HeldLine; readonly price: Decimal } | null>(null)
  /** What a line is, with a price: its own, or that to which it is being dragged. */
  const nameAt = (line: HeldLine, at: Decimal): string => {
    const price = inText(formatPrice(at, tick))
    return 'quantity' in line
      ? words[line.kind]({ price, quantity: inText(formatQuantity(line.quantity)) })
      : words[line.kind]({ price })
  }
  const scene = useRef({ lines, nameAt })

  useLayoutEffect(
    () =>
      surface.add((now) => {
        view.current = now
        const { lines: all, nameAt: name } = scene.current
        const places = all.map(({ price }) => heldAt(now, price))
        const columns = stagger(places, SIZE)
        for (const [nth, { id }] of all.entries()) {
          const handle = handles.current.get(id)
          const y = moving.current?.line.id === id ? heldAt(now, moving.current.price) : places[nth]
          if (!handle || y === undefined) continue
          handle.style.transform = `translate(${now.width - FROM_END - SIZE * (columns[nth] ?? 0)}px, ${y}px)`
        }
        // A line that has gone while it was dragged leaves nothing behind.
        if (!all.some(({ id }) => id === moving.current?.line.id)) moving.current = null
        if (!moving.current) return []
        const { line, price } = moving.current
        return heldFigures(now, price, name(line, price))
      }),
    [surface],
  )
  useLayoutEffect(() => {
    scene.current = { lines, nameAt }
    surface.redraw()
  })

  const drag = (line: HeldLine, by: number) => {
    const now = view.current
    if (!now) return
    const [own, held] = [now.y(toDrawing(line.price)), heldAt(now, line.price)]
    // One outside the visible prices that is dragged further out goes on from its own place, not from the edge.
    const isOutwards = by > 0 ? own > held : own < held
    const y = isOutwards ? own + by : Math.max(0, Math.min(now.height, held + by))
    moving.current = { line, price: fit(pointAt(now, { x: 0, y }, tickDecimals(tick), false).price) }
    surface.redraw()
  }
  const letGo = () => {
    moving.current = null
    surface.redraw()
  }
  const drop = (line: HeldLine) => {
    const price = moving.current?.price ?? line.price
    letGo()
    onChange(line, price)
  }
  return lines.map((line) => (
    <Handle
      key={line.id}
      ref={(element) => {
        if (element) handles.current.set(line.id, element)
        else handles.current.delete(line.id)
      }}
      label={words.changeLine({ line: nameAt(line, line.price) })}
      mark={
        <span className="grid h-5 w-8 place-items-center rounded-full border border-line bg-raised text-ink-2 shadow-key">
          <GripHorizontal className="size-4" />
        </span>
      }
      onDrag={({ y }) => drag(line, y)}
      onDrop={() => drop(line)}
      onCancel={letGo}
      onPress={() => onChange(line, line.price)}
    />
  ))
}
