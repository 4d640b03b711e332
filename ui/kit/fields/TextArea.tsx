import { inputClasses, Field, type FieldProps, frame } from './Field.tsx'

export interface TextAreaProps extends Omit<FieldProps, 'children'> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly rows?: number
  readonly maxLength?: number
  readonly placeholder?: string
  readonly name?: string
}

/** Several lines of text. */
export const TextArea = ({ label, aside, hint, error, value, onChange, rows = 4, ...rest }: TextAreaProps) => (
  <Field label={label} aside={aside} hint={hint} error={error}>
    {(control) => (
      <div className={frame}>
        <textarea
          {...rest}
          {...control}
          rows={rows}
          // What is typed has the direction of its own language; an empty field that of the page.
          dir={value === '' ? undefined : 'auto'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputClasses} resize-none py-3`}
        />
      </div>
    )}
  </Field>
)
