import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { scrollerOf } from '../../../kit/lists/scroller.ts'
import { type Drag, placeAt } from './reorder.ts'

/** The distance from the top or bottom of the screen at which the page scrolls, and the pixels per frame. */
const EDGE_PX = 88
const SCROLL_PX = 9

interface Held {
  readonly pointer: number
  readonly from: number
  readonly height: number
  /** The scrolling container of the list. */
  readonly scroller: Element
  /** Where the finger took it, relative to the scrolled content. */
  readonly y: number
  /** Where the finger is now, on the screen. */
  at: number
  /** Ends the scrolling and the listener for Escape. */
  readonly stop: () => void
}

const scrollFor = (at: number): number =>
  at < EDGE_PX ? -SCROLL_PX : at > window.innerHeight - EDGE_PX ? SCROLL_PX : 0

/** Calls `step` at every frame and `escaped` on Escape until the returned function is called. */
const whileDragging = (step: () => void, escaped: () => void): (() => void) => {
  const listening = new AbortController()
  let frame = 0
  const next = () => {
    step()
    frame = requestAnimationFrame(next)
  }
  frame = requestAnimationFrame(next)
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && escaped(), { signal: listening.signal })
  return () => {
    cancelAnimationFrame(frame)
    listening.abort()
  }
}

/**
 * Dragging the rows of a list by their handles, with the page scrolling along near the edges. All rows are as high as
 * the first. Escape, and a system gesture, put the row back.
 */
export const useRowDrag = (
  list: RefObject<HTMLElement | null>,
  count: number,
  onDrop: (from: number, to: number) => void,
) => {
  const [drag, setDrag] = useState<Drag | null>(null)
  const held = useRef<Held | null>(null)
  useEffect(() => () => held.current?.stop(), [])

  const wayOf = ({ from, at, y, height, scroller }: Held): Drag => {
    const by = at + scroller.scrollTop - y
    return { from, by, to: placeAt(from, by, height, count), height }
  }

  const letGo = (drop: boolean): void => {
    const row = held.current
    held.current = null
    setDrag(null)
    if (!row) return
    row.stop()
    const { from, to } = wayOf(row)
    if (drop && to !== from) onDrop(from, to)
  }

  const scrollAlong = (): void => {
    const row = held.current
    const by = row ? scrollFor(row.at) : 0
    if (!row || by === 0) return
    row.scroller.scrollBy(0, by)
    setDrag(wayOf(row))
  }

  const handle = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const first = list.current?.firstElementChild
      const height = first instanceof HTMLElement && first.offsetHeight
      if (event.button !== 0 || held.current || !height) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      const scroller = scrollerOf(event.currentTarget)
      held.current = {
        pointer: event.pointerId,
        from,
        height,
        scroller,
        y: event.clientY + scroller.scrollTop,
        at: event.clientY,
        stop: whileDragging(scrollAlong, () => letGo(false)),
      }
      setDrag({ from, to: from, by: 0, height })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const row = held.current
      if (row?.pointer !== event.pointerId) return
      row.at = event.clientY
      setDrag(wayOf(row))
    },
    onPointerUp: () => letGo(true),
    onPointerCancel: () => letGo(false),
  })

  return { drag, handle }
}
