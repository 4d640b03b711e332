import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'

interface EntryFormProps {
  /** Sends the form; gives the name of the first field that is wrong, or null. */
  readonly onSubmit: () => Promise<string | null>
  /** The person left a field. */
  readonly onLeave: (field: string) => void
  readonly children: ReactNode
}

/** A form that tells when a field was left and, after sending, moves the focus to the first field that is wrong. */
export const EntryForm = ({ onSubmit, onLeave, children }: EntryFormProps) => {
  const ref = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const form = ref.current
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      // On the way to the button the form is checked whole; a message that moves the button from under the finger
      // would lose the tap.
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
