import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { classes } from './classes.ts'
import { Field, type FieldProps, frame } from './Field.tsx'
import { type Option, OptionList } from './OptionList.tsx'
import { BottomSheet } from './overlays.ts'

export interface SelectSheetProps<V extends string> extends Omit<FieldProps, 'children' | 'label'> {
  readonly label: string
  readonly options: ReadonlyArray<Option<V>>
  readonly value: V | null
  readonly onChange: (value: V) => void
  /** Shown while nothing is chosen. */
  readonly placeholder: string
  readonly disabled?: boolean
}

/** A field whose choices open in a sheet from the bottom. */
export const SelectSheet = <V extends string>(props: SelectSheetProps<V>) => {
  const { label, aside, hint, error, options, value, onChange, placeholder, disabled } = props
  const [open, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      <Field label={label} aside={aside} hint={hint} error={error}>
        {({ id, 'aria-invalid': invalid, ...control }) => (
          <button
            {...control}
            id={id}
            type="button"
            disabled={disabled}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-labelledby={`${id}-label ${id}-value`}
            onClick={() => setOpen(true)}
            className={classes(frame, 'w-full justify-between gap-2 px-3 text-start text-field', invalid && 'border-red', disabled && 'opacity-60')}
          >
            <span id={`${id}-value`} className={chosen ? 'min-w-0 truncate' : 'min-w-0 truncate text-ink-3'}>
              {chosen?.label ?? placeholder}
            </span>
            <ChevronDown className="size-5 shrink-0 text-ink-3" />
          </button>
        )}
      </Field>
      <BottomSheet open={open} onClose={() => setOpen(false)} title={label}>
        <OptionList
          label={label}
          options={options}
          value={value}
          onChoose={(next) => {
            onChange(next)
            setOpen(false)
          }}
        />
      </BottomSheet>
    </>
  )
}
