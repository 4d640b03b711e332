import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { inputClasses, Field, type FieldProps, frame } from './Field.tsx'

export interface TextFieldProps
  extends
    Omit<FieldProps, 'children'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'value' | 'onChange' | 'children'> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly ref?: Ref<HTMLInputElement>
  /** After the text: a unit, a button. */
  readonly after?: ReactNode
  /** Before the text: an icon, a country code. */
  readonly before?: ReactNode
}

/** One line of text. `inputMode` and `autoComplete` choose the keyboard and what the device fills in. */
export const TextField = ({
  label,
  optional,
  aside,
  hint,
  error,
  value,
  onChange,
  before,
  after,
  ref,
  ...rest
}: TextFieldProps) => (
  <Field {...{ label, optional, aside, hint, error }}>
    {(control) => (
      <div className={frame}>
        {before && <span className="ps-3 text-ink-3">{before}</span>}
        <input
          {...rest}
          {...control}
          ref={ref}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={inputClasses}
        />
        {after && <span className="shrink-0 pe-1 text-ink-2">{after}</span>}
      </div>
    )}
  </Field>
)
