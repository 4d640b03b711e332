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

/** A checkbox with its label. */
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
