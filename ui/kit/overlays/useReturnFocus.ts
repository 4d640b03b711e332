import { type RefObject, useLayoutEffect, useRef } from 'react'
import { screenHeading } from '../focusHeading.ts'

/**
 * Whether the focus has left an overlay while it moved out of sight, for the one that followed it or a field of the
 * screen. Base UI asks this itself only where it is given no function for the final focus.
 */
const hasFocusElsewhere = (popup: HTMLElement | null): boolean => {
  const focused = document.activeElement
  return focused !== null && focused !== document.body && popup?.contains(focused) === false
}

interface Overlay {
  readonly popup: RefObject<HTMLElement | null>
  /** What had the focus before it opened; for one that followed another, then what had it before that one. */
  origins: ReadonlyArray<Element>
}

/** The overlays that are mounted, also those that are closed or moving out of sight. */
const overlays = new Set<Overlay>()

const focusedNow = (): ReadonlyArray<Element> => {
  const focused = document.activeElement
  // A sheet that an address opens: nothing on the page led to it.
  if (!focused || focused === document.body) return []
  const outer = [...overlays].find(({ popup }) => popup.current?.contains(focused))
  return [focused, ...(outer?.origins ?? [])]
}

/**
 * What takes the focus when an overlay closes: what had it before, as Base UI does by itself (`true`). Where that has left the
 * page meanwhile with the overlay that led to this one, it is what led to that one; else, as for the row of something that
 * was removed, or where nothing led to it, the heading of the screen.
 */
export const useReturnFocus = (
  open: boolean,
  popup: RefObject<HTMLElement | null>,
  leadTo?: () => HTMLElement | null,
): (() => HTMLElement | null | boolean) => {
  const own = useRef<Overlay>({ popup, origins: [] })
  useLayoutEffect(() => {
    if (open) own.current.origins = focusedNow()
  }, [open])
  useLayoutEffect(() => {
    const overlay = own.current
    overlays.add(overlay)
    return () => void overlays.delete(overlay)
  }, [])
  return () => {
    if (hasFocusElsewhere(popup.current)) return false
    const other = leadTo?.()
    if (other) {
      // Base UI gives it the focus without scrolling, and a field above the button that was pressed is out of sight.
      requestAnimationFrame(() => other.scrollIntoView({ block: 'center' }))
      return other
    }
    const [first, ...others] = own.current.origins
    if (first?.isConnected) return true
    const earlier = others.find(({ isConnected }) => isConnected)
    return earlier instanceof HTMLElement ? earlier : screenHeading()
  }
}
