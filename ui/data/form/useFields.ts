import { useCallback, useRef } from 'react'
import { wrongField } from './wrongField.ts'

const isEnter = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof HTMLInputElement && target.inputMode !== ''

/**
 * The fields of a screen whose action stands outside of them. `go` does the action, or, where it is refused, moves the
 * focus to the first field that says why; so does Enter in a field for typing.
 */
export const useFields = (act: () => boolean) => {
  const fields = useRef<HTMLDivElement>(null)
  const go = useCallback(() => {
    // After React has rendered the errors.
    if (!act()) requestAnimationFrame(() => wrongField(fields.current)?.focus())
  }, [act])
  const ref = useCallback(
    (element: HTMLDivElement) => {
      fields.current = element
      const onKey = (event: KeyboardEvent) => isEnter(event) && go()
      element.addEventListener('keydown', onKey)
      return () => element.removeEventListener('keydown', onKey)
    },
    [go],
  )
  return { ref, go }
}
