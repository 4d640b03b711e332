import { type FocusEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'

/**
 * What a field with a figure does when it gets the focus: it shows the figure without separators, as `plain`.
 * Entered by keys or by a label, all of it is selected: replacing the text would lose the selection of the browser, and
 * the next typed text would be appended instead. Entered by a pointer, the caret stands where it was put.
 */
export const useEditing = (value: string, plain: string | undefined, onChange: (text: string) => void) => {
  const byPointer = useRef(false)
  const toSelect = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    toSelect.current?.select()
    toSelect.current = null
  })
  return {
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
      byPointer.current = currentTarget !== document.activeElement
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      const isRewritten = plain !== undefined && plain !== value
      if (isRewritten && !byPointer.current) toSelect.current = currentTarget
      byPointer.current = false
      if (isRewritten) onChange(plain)
    },
  }
}
