import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'

interface EntryFormProps {
  /** Sends the form; returns the name of the first invalid field, or null. */
  readonly onSubmit: () => Promise<string | null>
  /** A field lost the focus. */
  readonly onLeave: (field: string) => void
  readonly children: ReactNode
}

/**
 * A form that reports when a field loses the focus and that, after a failed send, moves the focus to the first invalid
 * field.
 */
export const EntryForm = ({ onSubmit, onLeave, children }: EntryFormProps) => {
  const ref = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const form = ref.current
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      // The press of the button validates the whole form anyway. A message that appears on blur would move the button
      // away from the finger, and the tap would miss it.
      if (relatedTarget instanceof HTMLButtonElement && relatedTarget.form === form) return
      if (target instanceof HTMLInputElement) onLeave(target.name)
    }
    form?.addEventListener('focusout', leave)
    return () => form?.removeEventListener('focusout', leave)
  }, [onLeave])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = await onSubmit()
    const field = wrong === null ? null : ref.current?.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <form ref={ref} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      {children}
    </form>
  )
}
