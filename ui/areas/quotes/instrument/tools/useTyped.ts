import { useEffect, useRef } from 'react'

/**
 * A field whose text counts when it is left, also where its sheet is closed by Back, which leaves no field. `keep` is called
 * once for what was typed.
 */
export const useTyped = (keep: () => void) => {
  const isTyped = useRef(false)
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  const leave = () => {
    const wasTyped = isTyped.current
    isTyped.current = false
    if (wasTyped) latest.current()
  }
  const last = useRef(leave)
  useEffect(() => {
    const { current } = last
    return () => current()
  }, [])
  return {
    /** For each change of the text. */
    typing: () => {
      isTyped.current = true
    },
    leave,
  }
}
