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

/**
 * What takes the focus when an overlay closes: what had it before, as Base UI does by itself (`true`). Where that has left the
 * page meanwhile, as the row of something that was removed has, it is the heading of the screen.
 */
export const useReturnFocus = (
  open: boolean,
  popup: RefObject<HTMLElement | null>,
  leadTo?: () => HTMLElement | null,
): (() => HTMLElement | null | boolean) => {
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement
  }, [open])
  return () => {
    if (hasFocusElsewhere(popup.current)) return false
    const other = leadTo?.()
    if (other) return other
    return before.current?.isConnected === false ? screenHeading() : true
  }
}
