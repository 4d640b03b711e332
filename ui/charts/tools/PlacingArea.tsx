import { type PointerEvent, useEffect, useRef } from 'react'
import { type DrawingKind, type DrawingPoint, POINTS } from './drawings.ts'
import type { Pixel } from './place.ts'

/** From how many pixels on a press is a drag, which sets two points. */
const DRAG = 12

export interface PlacingAreaProps {
  readonly kind: DrawingKind
  /** The points that were set before. */
  readonly before: ReadonlyArray<DrawingPoint>
  /** The point under a pixel of the area; null while nothing is drawn. */
  readonly pointAt: (at: Pixel) => DrawingPoint | null
  /** The points as they would be now, while a finger is down. */
  readonly onPreview: (points: ReadonlyArray<DrawingPoint>) => void
  readonly onPoints: (points: ReadonlyArray<DrawingPoint>) => void
}

/** Takes the taps that set a drawing's points: one tap each, or a drag from the first to the second. */
export const PlacingArea = ({ kind, before, pointAt, onPreview, onPoints }: PlacingAreaProps) => {
  const area = useRef<HTMLDivElement>(null)
  const start = useRef<Pixel | null>(null)
  useEffect(() => {
    // A finger that sets a point neither scrolls the page nor the chart.
    const stop = (event: TouchEvent) => event.preventDefault()
    const element = area.current
    element?.addEventListener('touchmove', stop, { passive: false })
    return () => element?.removeEventListener('touchmove', stop)
  }, [])
  const pixel = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Pixel => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const pointsAt = (event: PointerEvent<HTMLElement>): ReadonlyArray<DrawingPoint> => {
    const at = pixel(event)
    const here = pointAt(at)
    const from = start.current
    if (here === null || from === null) return before
    const isDrag = before.length === 0 && POINTS[kind] > 1 && Math.hypot(at.x - from.x, at.y - from.y) > DRAG
    const first = isDrag ? pointAt(from) : null
    return first ? [first, here] : [...before, here]
  }
  return (
    <div
      ref={area}
      data-placing
      className="absolute inset-0 z-10 cursor-crosshair touch-none"
      onPointerDown={(event) => {
        // Only the main button of a mouse.
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = pixel(event)
        onPreview(pointsAt(event))
      }}
      onPointerMove={(event) => start.current && onPreview(pointsAt(event))}
      onPointerUp={(event) => {
        if (start.current === null) return
        const points = pointsAt(event)
        start.current = null
        onPoints(points)
      }}
      onPointerCancel={() => {
        start.current = null
        onPreview(before)
      }}
    />
  )
}
