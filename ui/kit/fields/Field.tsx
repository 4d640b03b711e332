import { type ReactNode, useId } from 'react'

/** The attributes that connect the control inside a field with label, hint and error. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

export interface FieldProps {
  readonly label: ReactNode
  /** At the end of the label's line: limits, tick size, what is available. */
  readonly aside?: ReactNode
  /** The word `optional`, at the end of the label's line, where the field may stay empty; every other field is required. */
  readonly optional?: string | undefined
  readonly hint?: ReactNode
  /** Why the value is not accepted; announced when it appears. */
  readonly error?: ReactNode
  /** Right beneath the control, such as how its text was read. */
  readonly beneath?: ReactNode
  readonly children: (control: FieldControl) => ReactNode
}

/** Label, control, hint and error, connected for screen readers. */
export const Field = ({ label, optional, aside = optional, hint, error, beneath, children }: FieldProps) => {
  const id = useId()
  const described = [aside && `${id}-aside`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-small">
        <label id={`${id}-label`} htmlFor={id} className="grow basis-min text-ink-2">
          {label}
        </label>
        {aside && (
          <span id={`${id}-aside`} className="ms-auto text-end text-ink-3">
            {aside}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': optional === undefined || undefined,
      })}
      {beneath}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink-3 empty:hidden">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className="text-small text-red empty:hidden">
        {error}
      </p>
    </div>
  )
}

/** The frame around an input: one edge that turns accent on focus and red on error. */
export const frame =
  'flex min-h-12 items-center rounded-2 border border-edge bg-surface ' +
  'focus-within:border-accent focus-within:outline-1 focus-within:outline-accent ' +
  'has-[[aria-invalid]]:border-red has-[[aria-invalid]]:outline-red has-[input:disabled]:bg-fill has-[input:disabled]:text-ink-3'

/** The input inside a frame. 16 px, or iOS would zoom in. */
export const inputClasses = 'min-h-11.5 w-full min-w-0 grow bg-transparent px-3 text-field outline-none'
