import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { formatQuantity, tickDecimals } from '../../../domain/money/format.ts'
import { fromBigInt } from 'effect/BigDecimal'
import { inText } from '../../i18n/inText.ts'
import { useWords } from '../../i18n/words.ts'
import type { ChartSurface, ChartView } from '../trading/surface.ts'
import { type ChartDrawing, type DrawingKind, type DrawingPoint, POINTS } from './drawings.ts'
import { figuresOf } from './figures.ts'
import { Handle } from './Handle.tsx'
import { keyShift, type Shift, shiftBetween, shifted, suggested } from './moves.ts'
import { nameOf } from './nameOf.ts'
import { type Pixel, pixelOf, pointAt } from './place.ts'
import { PlacingArea } from './PlacingArea.tsx'

export interface DrawingLayerProps {
  readonly surface: ChartSurface
  readonly tick: Decimal
  readonly drawings: ReadonlyArray<ChartDrawing>
  /** Whether the drawings can be taken at their handles. */
  readonly isEditing: boolean
  /** The kind that taps draw; null: taps are the chart's own. */
  readonly tool: DrawingKind | null
  readonly magnet: boolean
  /** What a new text says. */
  readonly text: string
  /** How many points of the new drawing are set. */
  readonly onPlaced: (count: number) => void
  readonly onAdd: (kind: DrawingKind, points: ReadonlyArray<DrawingPoint>) => void
  readonly onMove: (id: number, points: ReadonlyArray<DrawingPoint>) => void
  readonly onRemove: (id: number) => void
  /** Hands over the function that says where a drawing begins that is added without a tap. */
  readonly onReady: (suggest: (kind: DrawingKind) => ReadonlyArray<DrawingPoint>) => void
}

/** The handle of the whole drawing. */
const WHOLE = -1
const WHOLE_MARK = (
  <span className="block size-3 rotate-45 rounded-[2px] border-2 border-accent bg-surface opacity-80" />
)
const POINT_MARK = <span className="block size-3.5 rounded-full border-2 border-accent bg-surface" />
const NONE: ReadonlyArray<DrawingPoint> = []

/** Where a handle is: that of a horizontal line in the middle, that of a whole drawing between its ends. */
const handlePixel = (view: ChartView, { kind, points }: ChartDrawing, nth: number): Pixel | null => {
  const [from, to] = [points[nth === WHOLE ? 0 : nth], points[1]]
  if (from === undefined) return null
  const at = pixelOf(view, from)
  if (kind === 'horizontal') return { x: view.width / 2, y: at.y }
  if (nth !== WHOLE || to === undefined) return at
  const end = pixelOf(view, to)
  return { x: (at.x + end.x) / 2, y: (at.y + end.y) / 2 }
}

/** The drawings of a chart: drawn on its canvas, placed by taps, moved at handles by finger or arrow keys. */
export const DrawingLayer = (props: DrawingLayerProps) => {
  const { surface, tick, drawings, isEditing, tool, magnet } = props
  const words = useWords().charttools
  const [placed, setPlaced] = useState<ReadonlyArray<DrawingPoint>>(NONE)
  const [placing, setPlacing] = useState(tool)
  // Another tool, or none: the points of the one before are dropped.
  if (placing !== tool) {
    setPlacing(tool)
    setPlaced(NONE)
  }
  const view = useRef<ChartView | null>(null)
  const handles = useRef(new Map<string, HTMLButtonElement>())
  const preview = useRef<ReadonlyArray<DrawingPoint>>(NONE)
  const moving = useRef<{ readonly id: number; readonly points: ReadonlyArray<DrawingPoint> } | null>(null)
  const scene = useRef(props)
  const decimals = tickDecimals(tick)

  useLayoutEffect(
    () =>
      surface.add((now) => {
        view.current = now
        const { drawings: all, tool: kind, text: said, tick: step } = scene.current
        const shown = all.map((one) => (one.id === moving.current?.id ? { ...one, ...moving.current } : one))
        for (const one of shown)
          for (const nth of [WHOLE, 0, 1, 2]) {
            const handle = handles.current.get(`${one.id} ${nth}`)
            const at = handle && handlePixel(now, one, nth)
            if (!handle || !at) continue
            const isInside = at.x > -8 && at.x < now.width + 8 && at.y > -8 && at.y < now.height + 8
            handle.style.visibility = isInside ? 'visible' : 'hidden'
            handle.style.transform = `translate(${at.x}px, ${at.y}px)`
          }
        const written = {
          tick: step,
          bars: (count: number) => words.bars({ count: inText(formatQuantity(fromBigInt(BigInt(count)))) }),
        }
        const draft = kind && preview.current.length > 0 ? [{ kind, points: preview.current, text: said }] : []
        return [...shown, ...draft].flatMap((one) => figuresOf(one, now, written))
      }),
    [surface, words],
  )
  useLayoutEffect(() => {
    scene.current = props
    preview.current = placed
    surface.redraw()
  })
  const { onReady, onPlaced } = props
  useLayoutEffect(
    () => onReady((kind) => (view.current ? suggested(kind, view.current, decimals) : NONE)),
    [onReady, decimals],
  )
  useLayoutEffect(() => onPlaced(placed.length), [onPlaced, placed])

  const show = (points: ReadonlyArray<DrawingPoint>) => {
    preview.current = points
    surface.redraw()
  }
  const take = (points: ReadonlyArray<DrawingPoint>) => {
    if (tool === null) return
    const isWhole = points.length >= POINTS[tool]
    setPlaced(isWhole ? NONE : points)
    if (isWhole) props.onAdd(tool, points)
  }
  const moved = ({ points }: ChartDrawing, nth: number, shift: Shift): ReadonlyArray<DrawingPoint> =>
    points.map((point, at) =>
      nth === WHOLE || nth === at ? shifted(point, shift, view.current?.bars ?? [], tick) : point,
    )
  const drag = (drawing: ChartDrawing, nth: number, by: Pixel) => {
    const now = view.current
    const from = now && handlePixel(now, drawing, nth)
    const point = drawing.points[nth === WHOLE ? 0 : nth]
    if (!now || !from || !point) return
    const to = { x: from.x + by.x, y: from.y + by.y }
    const here = pointAt(now, to, decimals, magnet && nth !== WHOLE)
    const origin = nth === WHOLE ? pointAt(now, from, decimals, false) : point
    const shift = shiftBetween(origin, here, now.bars)
    const points = moved(drawing, nth, drawing.kind === 'horizontal' ? { ...shift, bars: 0 } : shift)
    moving.current = { id: drawing.id, points }
    surface.redraw()
  }
  const drop = () => {
    const done = moving.current
    moving.current = null
    if (done) props.onMove(done.id, done.points)
  }
  /** The drawing is where it was before. */
  const letGo = () => {
    moving.current = null
    surface.redraw()
  }
  const press = (event: KeyboardEvent, drawing: ChartDrawing, nth: number) => {
    const isDelete = event.key === 'Delete' || event.key === 'Backspace'
    const shift = keyShift(event.key, tick)
    if (!isDelete && shift === null) return
    event.preventDefault()
    event.stopPropagation()
    if (isDelete) {
      // Its handles go with it: the keyboard continues with those of another drawing, or with the chart.
      const others = [...handles.current].filter(
        ([key, { style }]) => !key.startsWith(`${drawing.id} `) && style.visibility !== 'hidden',
      )
      const chart = event.currentTarget.closest('figure')?.querySelector<HTMLElement>('[role=slider]')
      ;(others[0]?.[1] ?? chart)?.focus()
      props.onRemove(drawing.id)
    } else if (shift) props.onMove(drawing.id, moved(drawing, nth, shift))
  }

  if (tool !== null)
    return (
      <PlacingArea
        kind={tool}
        before={placed}
        pointAt={(at) => view.current && pointAt(view.current, at, decimals, magnet)}
        onPreview={show}
        onPoints={take}
      />
    )
  if (!isEditing) return null
  return drawings.flatMap((drawing) =>
    [...(drawing.points.length > 1 ? [WHOLE] : []), ...drawing.points.keys()].map((nth) => {
      const name = nameOf(drawing, drawings, words)
      const key = `${drawing.id} ${nth}`
      return (
        <Handle
          key={key}
          ref={(element) => {
            if (element) handles.current.set(key, element)
            else handles.current.delete(key)
          }}
          label={
            nth === WHOLE ? words.whole({ drawing: name }) : words.pointOf({ drawing: name, nth: String(nth + 1) })
          }
          mark={nth === WHOLE ? WHOLE_MARK : POINT_MARK}
          onDrag={(by) => drag(drawing, nth, by)}
          onDrop={drop}
          onCancel={letGo}
          onKey={(event) => press(event, drawing, nth)}
        />
      )
    }),
  )
}
