import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/** The part of a `<dialog>` that is open as long as it is rendered: to be spread into it. */
export const useOpenDialog = () => {
  const ref = useRef<HTMLDialogElement>(null)
  // Before the element is removed, or the browser could not restore the focus.
  useLayoutEffect(() => {
    const element = ref.current
    element?.showModal()
    return () => element?.close()
  }, [])
  /** A browser may close a dialog on a second Escape, even if the page prevents it. */
  const onClose = ({ currentTarget: element }: SyntheticEvent<HTMLDialogElement>): void => {
    if (element.isConnected && !element.open) element.showModal()
  }
  return { ref, onClose }
}
