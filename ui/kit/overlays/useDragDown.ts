import { type PointerEvent, type RefObject, useRef } from 'react'

/** Faster than this, in px/ms, a drag closes however short it is. */
const FLICK = 0.5
/** Further than this part of the height, a drag closes however slow it is. */
const FAR = 0.33

const shift = (element: HTMLElement | null, by: number): void => {
  if (!element) return
  element.style.transition = by > 0 ? 'none' : ''
  element.style.translate = by > 0 ? `0 ${by}px` : ''
}

/** Handlers for the handle of a sheet: it follows the finger down and calls `onClose` when released far or fast enough. */
export const useDragDown = (sheet: RefObject<HTMLElement | null>, onClose: () => void) => {
  const from = useRef<{ readonly y: number; readonly time: number } | null>(null)
  const move = (by: number) => shift(sheet.current, by)
  const end = (event: PointerEvent<HTMLElement>) => {
    if (from.current === null) return
    const by = event.clientY - from.current.y
    const speed = by / Math.max(1, event.timeStamp - from.current.time)
    from.current = null
    move(0)
    if (by > (sheet.current?.offsetHeight ?? 0) * FAR || (by > 16 && speed > FLICK)) onClose()
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button, a, input')) return
      from.current = { y: event.clientY, time: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current) move(event.clientY - from.current.y)
    },
    onPointerUp: end,
    onPointerCancel: () => {
      from.current = null
      move(0)
    },
  }
}
