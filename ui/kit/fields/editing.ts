import type { FocusEvent } from 'react'

/**
 * What a field with a figure does when it gets the focus: it shows the figure without separators, as `plain`. Entered by
 * keys or by a label, all of it is selected: to replace the text drops the selection of the browser, and what is typed
 * next would be appended. Pressed by a pointer, the caret stands where it was put.
 */
export const editing =
  (value: string, plain: string | undefined, onChange: (text: string) => void) =>
  ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
    if (!plain || plain === value) return
    // Written here, so that React finds its value in place and keeps the selection.
    currentTarget.value = plain
    if (!currentTarget.matches(':active')) currentTarget.select()
    onChange(plain)
  }
