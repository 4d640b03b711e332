import { type FocusEvent, type FormEvent, type ReactNode, useRef } from 'react'

interface EntryFormProps {
  /** Sends the form; gives the name of the first field that is wrong, or null. */
  readonly onSubmit: () => Promise<string | null>
  /** The person left a field. */
  readonly onLeave: (field: string) => void
  readonly children: ReactNode
}

/** A form that tells when a field was left and, after sending, moves the focus to the first field that is wrong. */
export const EntryForm = ({ onSubmit, onLeave, children }: EntryFormProps) => {
  const form = useRef<HTMLFormElement>(null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = await onSubmit()
    const field = wrong === null ? null : form.current?.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
  }
  const leave = (event: FocusEvent) => {
    // On the way to the button the form is checked whole; a message that moves the button from under the finger
    // would lose the tap.
    if (event.relatedTarget instanceof HTMLButtonElement && event.relatedTarget.form === form.current) return
    if (event.target instanceof HTMLInputElement) onLeave(event.target.name)
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)} onBlur={leave} className="grid gap-4">
      {children}
    </form>
  )
}
