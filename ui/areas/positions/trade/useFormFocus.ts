import { type RefObject, useEffect, useRef } from 'react'
import { wrongField } from '../../../data/form/wrongField.ts'
import type { IntentState } from '../../../data/intent/intent.ts'

const hasLostFocus = (): boolean => {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.matches(':disabled')
}

/**
 * The focus in a sheet with a form, after what was sent has another state, or nothing can be sent any more (`isOver`): a field that
 * was refused takes it; where its button is gone or disabled, the content of the sheet does.
 */
export const useFormFocus = (
  kind: IntentState<unknown, unknown>['kind'] | undefined,
  isOver: boolean,
  body: RefObject<HTMLElement | null>,
): void => {
  const before = useRef('')
  useEffect(() => {
    const now = `${kind} ${isOver}`
    if (now === before.current) return undefined
    before.current = now
    // Later than the sheet, which takes the focus one frame after the focused element is removed.
    const frame = requestAnimationFrame(() => {
      const wrong = kind === 'refused' ? wrongField(body.current) : null
      if (wrong) wrong.focus()
      else if (hasLostFocus()) body.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [kind, isOver, body])
}
