import { type KeyboardEvent, type PointerEvent, type ReactNode, type Ref, useRef } from 'react'
import type { Pixel } from './place.ts'

export interface HandleProps {
  readonly ref: Ref<HTMLButtonElement>
  readonly label: string
  /** The visible part; the touch target is larger. */
  readonly mark: ReactNode
  /** A finger moves it, in pixels of the page since the press began. */
  readonly onDrag: (by: Pixel) => void
  readonly onDrop: () => void
  /** The drag was taken away, by the browser or the system: nothing was asked for. */
  readonly onCancel: () => void
  readonly onKey?: (event: KeyboardEvent) => void
  /** Enter, or a screen reader's press. */
  readonly onPress?: () => void
}

const BOX = 'absolute start-0 top-0 z-10 -ms-[22px] -mt-[22px] grid size-11 cursor-grab touch-none place-items-center'

/** A place to take a drawing at: as large as a thumb, with a smaller mark. `ref` places it by its transform. */
export const Handle = ({ ref, label, mark, onDrag, onDrop, onCancel, onKey, onPress }: HandleProps) => {
  const from = useRef<(Pixel & { readonly pointer: number }) | null>(null)
  /** Ends the drag of this pointer; false where another one holds the handle. */
  const release = ({ pointerId }: PointerEvent): boolean => {
    const isHeld = from.current?.pointer === pointerId
    if (isHeld) from.current = null
    return isHeld
  }
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      className={BOX}
      onKeyDown={onKey}
      // A press of a pointer has ended as a drag already.
      onClick={({ detail }) => detail === 0 && onPress?.()}
      onPointerDown={(event) => {
        // Only the main button of a mouse, and the first of several fingers.
        if (event.button !== 0 || from.current) return
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY }
      }}
      onPointerMove={({ clientX, clientY, pointerId }) => {
        if (from.current?.pointer === pointerId) onDrag({ x: clientX - from.current.x, y: clientY - from.current.y })
      }}
      onPointerUp={(event) => release(event) && onDrop()}
      onPointerCancel={(event) => release(event) && onCancel()}
    >
      <span aria-hidden>{mark}</span>
    </button>
  )
}
