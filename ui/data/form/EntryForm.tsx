import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'

interface EntryFormProps {
  /** Sends the form; returns the name of the first invalid field, or null. */
  readonly onSubmit: () => Promise<string | null>
  /** A field lost the focus. */
  readonly onLeave: (field: string) => void
  readonly children: ReactNode
}

/** The fields of a form in which a text must be typed, in the order of the screen. */
const typedFields = (form: HTMLFormElement | null): ReadonlyArray<HTMLInputElement> =>
  [...(form?.querySelectorAll<HTMLInputElement>('input[aria-required]:enabled') ?? [])].filter(
    ({ type }) => type === 'text' || type === 'password' || type === 'tel' || type === 'email',
  )

/** Enter goes on to the next empty field; in an empty field, or where none is left, it sends the form, which is checked. */
const goOn = (event: KeyboardEvent): void => {
  const { currentTarget, target } = event
  if (event.key !== 'Enter' || !(currentTarget instanceof HTMLFormElement)) return
  if (!(target instanceof HTMLInputElement) || target.value === '') return
  const fields = typedFields(currentTarget)
  const next = fields.slice(fields.indexOf(target) + 1).find(({ value }) => value === '')
  if (!fields.includes(target) || next === undefined) return
  event.preventDefault()
  next.focus()
}

/**
 * A form that reports when a field loses the focus and that, after a failed send, moves the focus to the first invalid
 * field. Enter leads through its empty fields.
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
    form?.addEventListener('keydown', goOn)
    return () => {
      form?.removeEventListener('focusout', leave)
      form?.removeEventListener('keydown', goOn)
    }
  }, [onLeave])

  // The keyboard of a phone names its Enter by what it will do. Fields come and go, so after every render.
  useEffect(() => {
    const fields = typedFields(ref.current)
    for (const field of fields) field.enterKeyHint = field === fields.at(-1) ? 'go' : 'next'
  })

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
