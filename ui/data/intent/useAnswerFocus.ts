import { type RefObject, useEffect, useRef } from 'react'
import type { IntentState } from './intent.ts'
import { wrongField } from '../form/wrongField.ts'

/**
 * Moves the focus to the answer of what a sheet sent, since the button that sent it is gone: to the field that was
 * refused where the form stands in the sheet itself, else to what became of it.
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
    // After the sheet, which takes the focus itself a frame after the element that had it is gone.
    const frame = requestAnimationFrame(() => (kind === 'idle' ? wrongField(body.current) : answer.current)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [kind, body, answer])
}
