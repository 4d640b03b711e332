import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Field, type FieldProps, frame } from './Field.tsx'

export interface FieldButtonProps extends Omit<FieldProps, 'children' | 'label'> {
  readonly label: string
  /** Name of the field in its form, which focuses it where it is invalid. */
  readonly name?: string | undefined
  /** The chosen value; without one the placeholder is shown. */
  readonly value: ReactNode
  readonly placeholder: string
  readonly icon: ReactNode
  readonly open: boolean
  readonly onOpen: () => void
  readonly disabled?: boolean | undefined
}

/** A field whose value is chosen elsewhere: a button that opens a sheet, named by label and value. */
export const FieldButton = (props: FieldButtonProps) => {
  const { label, name, optional, aside, hint, error, value, placeholder, icon, open, onOpen, disabled } = props
  return (
    <Field {...{ label, optional, aside, hint, error }}>
      {({ id, 'aria-describedby': described, 'aria-invalid': invalid }) => (
        <button
          id={id}
          aria-describedby={described}
          name={name}
          type="button"
          disabled={disabled}
          // A button supports neither `aria-invalid` nor `aria-required`.
          data-wrong={invalid}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-labelledby={`${id}-label ${id}-value`}
          onClick={onOpen}
          className={classes(
            frame,
            'w-full flex-wrap gap-2 px-3 py-2 text-start text-field disabled:opacity-60',
            invalid && 'border-red',
          )}
        >
          <span
            id={`${id}-value`}
            className={classes('min-w-0 grow basis-min wrap-break-word', !value && 'text-ink-3')}
          >
            {value || placeholder}
          </span>
          <span aria-hidden className="shrink-0 text-ink-3">
            {icon}
          </span>
        </button>
      )}
    </Field>
  )
}
