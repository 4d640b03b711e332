import Check from 'lucide-react/icons/check'
import { type ReactNode, useId } from 'react'

export interface CheckboxProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** May hold a link, such as the one to the agreement. */
  readonly label: ReactNode
  readonly error?: ReactNode
  readonly disabled?: boolean
  readonly name?: string
}

/** A box to tick, with its label. */
export const Checkbox = ({ checked, onChange, label, error, disabled, name }: CheckboxProps) => {
  const id = useId()
  const wrong = Boolean(error)
  return (
    <div className="grid gap-1">
      <div className="flex min-h-11 items-center gap-3">
        <span className="tap grid shrink-0">
          <input
            id={id}
            type="checkbox"
            name={name}
            checked={checked}
            disabled={disabled}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? `${id}-error` : undefined}
            onChange={(event) => onChange(event.target.checked)}
            className="peer z-1 col-start-1 row-start-1 size-5.5 appearance-none rounded-1 border border-edge bg-surface transition-colors checked:border-accent checked:bg-accent disabled:opacity-45 aria-invalid:border-red"
          />
          <Check
            className="pointer-events-none z-2 col-start-1 row-start-1 m-auto hidden size-4 text-on-accent peer-checked:block"
            strokeWidth={3}
          />
        </span>
        <label htmlFor={id} className="min-w-0 grow text-small text-ink-2">
          {label}
        </label>
      </div>
      <p id={`${id}-error`} aria-live="polite" className="text-small text-red empty:hidden">
        {error}
      </p>
    </div>
  )
}

export interface SwitchProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly label: ReactNode
  readonly note?: ReactNode
  readonly disabled?: boolean
}

/** A setting that takes effect at once. */
export const Switch = ({ checked, onChange, label, note, disabled }: SwitchProps) => {
  const id = useId()
  return (
    <div className="flex min-h-13 items-center justify-between gap-3">
      <label htmlFor={id} className="min-w-0 grow py-2">
        <span className="block">{label}</span>
        {note && (
          <span id={`${id}-note`} className="block text-small text-ink-3">
            {note}
          </span>
        )}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-7 w-12 shrink-0 appearance-none rounded-full bg-edge transition-colors before:absolute before:start-0.5 before:top-0.5 before:size-6 before:rounded-full before:bg-surface before:shadow-key before:transition-[translate] checked:bg-accent checked:before:translate-x-5 disabled:opacity-45 rtl:checked:before:-translate-x-5"
      />
    </div>
  )
}
