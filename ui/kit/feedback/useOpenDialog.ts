import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * The part of a `<dialog>` that is open as long as it is rendered: to be spread into it. One that hides what is below opens before
 * the next frame; any other after it, since a dialog lays the page out when it opens, which the frame does anyway.
 */
export const useOpenDialog = ({ hides = false } = {}) => {
  const ref = useRef<HTMLDialogElement>(null)
  // Closes before the element is removed, or the browser could not restore the focus.
  useLayoutEffect(() => {
    const element = ref.current
    if (hides) element?.showModal()
    return () => element?.close()
  }, [hides])
  useEffect(() => {
    if (!hides) ref.current?.showModal()
  }, [hides])
  /** A browser may close a dialog on a second Escape, even if the page prevents it. */
  const onClose = ({ currentTarget: element }: SyntheticEvent<HTMLDialogElement>): void => {
    if (element.isConnected && !element.open) element.showModal()
  }
  return { ref, onClose }
}
