import { useEffect, useLayoutEffect, useRef } from 'react'

const FIRST_REPEAT_MS = 400
const REPEAT_MS = 80

/** Handlers for a button that repeats `act` while it is held. The first call comes from the click itself. */
export const useHold = (act: () => void) => {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeated = useRef(false)
  // In a layout effect, so that a repeat never calls the previous function.
  useLayoutEffect(() => {
    latest.current = act
  })
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const repeat = () => {
    repeated.current = true
    latest.current()
    timer.current = setTimeout(repeat, REPEAT_MS)
  }
  return {
    onPointerDown: () => {
      repeated.current = false
      timer.current = setTimeout(repeat, FIRST_REPEAT_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      if (!repeated.current) act()
      repeated.current = false
    },
  }
}
