import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { formatPrice, tickDecimals } from '../../../domain/money/format.ts'
import type { ChartSurface, ChartView } from '../trading/surface.ts'
import { heldFigures } from './heldFigures.ts'
import { pointAt } from './place.ts'

/** After how long a finger at rest chooses a price, in milliseconds: as long as for the crosshair. */
const LONG_PRESS = 500
/** From how many pixels on a finger scrolls the page instead. */
const SLIP = 10

export interface PriceAxisProps {
  readonly surface: ChartSurface
  readonly tick: Decimal
  /** The name of the button that the axis is to the keyboard and to screen readers. */
  readonly label: string
  /** The price that may be chosen nearest to one of the axis. */
  readonly fit: (price: Decimal) => Decimal
  /** A price was chosen by a finger or mouse; null by the keyboard or a screen reader, which know no place. */
  readonly onPrice: (price: Decimal | null) => void
}

/**
 * The price axis as a place to choose a price: a long press shows a line that follows the finger until it is lifted, a
 * mouse shows it at once and chooses by a click.
 */
export const PriceAxis = ({ surface, tick, label, fit, onPrice }: PriceAxisProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const view = useRef<ChartView | null>(null)
  const shown = useRef<Decimal | null>(null)
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useLayoutEffect(
    () =>
      surface.add((now) => {
        view.current = now
        const { style } = button.current ?? {}
        if (style) Object.assign(style, { left: `${now.width}px`, width: `${now.axis}px`, height: `${now.height}px` })
        return shown.current ? heldFigures(now, shown.current, formatPrice(shown.current, tick)) : []
      }),
    [surface, tick],
  )
  useEffect(() => {
    // Once the line is there, a finger moves that and not the page.
    const hold = (event: TouchEvent) => {
      if (shown.current === null) return
      event.preventDefault()
      event.stopPropagation()
    }
    // A second finger belongs to the chart that the first one touches: two zoom it, wherever they stand.
    const join = (event: TouchEvent) => {
      const first = event.touches[0]?.target
      if (event.touches.length < 2 || first === undefined || first === element) return
      clearTimeout(timer.current)
      const { changedTouches, touches } = event
      const both = { touches: [...touches], changedTouches: [...changedTouches] }
      first.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, ...both }))
    }
    const element = button.current
    element?.addEventListener('touchmove', hold, { passive: false })
    element?.addEventListener('touchstart', join, { passive: true })
    return () => {
      element?.removeEventListener('touchmove', hold)
      element?.removeEventListener('touchstart', join)
      clearTimeout(timer.current)
    }
  }, [])

  const show = (price: Decimal | null) => {
    shown.current = price
    surface.redraw()
  }
  const priceAt = ({ clientY }: { readonly clientY: number }): Decimal | null => {
    const [now, element] = [view.current, button.current]
    if (!now || !element) return null
    const y = Math.max(0, Math.min(now.height, clientY - element.getBoundingClientRect().top))
    return fit(pointAt(now, { x: 0, y }, tickDecimals(tick), false).price)
  }
  const stop = () => {
    clearTimeout(timer.current)
    from.current = null
    if (shown.current) show(null)
  }
  const begin = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return
    const price = priceAt(event)
    from.current = { x: event.clientX, y: event.clientY }
    timer.current = setTimeout(() => show(price), LONG_PRESS)
  }
  const move = (event: PointerEvent) => {
    const start = from.current
    if (event.pointerType === 'mouse' || (start && shown.current)) show(priceAt(event))
    else if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) stop()
  }
  const end = (event: PointerEvent) => {
    // Only the main button of a mouse.
    const price = event.button === 0 ? (event.pointerType === 'mouse' ? priceAt(event) : shown.current) : null
    stop()
    if (price) onPrice(price)
  }
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      className="absolute top-0 z-10 cursor-pointer touch-pan-y select-none"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      // A pointer has chosen already; a short tap of a finger chooses nothing.
      onClick={({ detail }) => detail === 0 && onPrice(null)}
    />
  )
}
