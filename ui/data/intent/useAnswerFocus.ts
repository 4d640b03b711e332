import { type RefObject, useEffect, useRef } from 'react'
import type { IntentState } from './intent.ts'
import { wrongField } from '../form/wrongField.ts'

/**
 * Moves the focus to the outcome of what a sheet sent, since the button that sent it is gone: to the refused field
 * where the form is in the sheet itself, else to the text of the outcome.
 */
export const useAnswerFocus = (
  kind: IntentState<unknown, unknown>['kind'],
  body: RefObject<HTMLElement | null>,
  answer: RefObject<HTMLElement | null>,
): void => {
  const before = useRef(kind)
  useEffect(() => {
    const came = before.current !== kind
    before.current = kind
    if (!came || kind === 'sending' || kind === 'unknown') return undefined
    // Later than the sheet, which takes the focus one frame after the focused element is removed.
    const frame = requestAnimationFrame(() => (kind === 'idle' ? wrongField(body.current) : answer.current)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [kind, body, answer])
}
