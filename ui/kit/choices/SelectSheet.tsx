import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import type { FieldProps } from '../fields/Field.tsx'
import { FieldButton } from '../fields/FieldButton.tsx'
import type { Option } from './OptionList.tsx'
import { OptionSheet } from '../overlays/overlays.ts'

export interface SelectSheetProps<V extends string> extends Omit<FieldProps, 'children' | 'label'> {
  readonly label: string
  /** Name of the field in its form. */
  readonly name?: string
  readonly options: ReadonlyArray<Option<V>>
  readonly value: V | null
  readonly onChange: (value: V) => void
  /** Shown while nothing is chosen. */
  readonly placeholder: string
  readonly disabled?: boolean
}

/** A field whose choices open in a sheet from the bottom. */
export const SelectSheet = <V extends string>(props: SelectSheetProps<V>) => {
  const { label, name, optional, aside, hint, error, options, value, onChange, placeholder, disabled } = props
  const [open, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      <FieldButton
        label={label}
        name={name}
        optional={optional}
        aside={aside}
        hint={hint}
        error={error}
        value={chosen?.label}
        placeholder={placeholder}
        icon={<ChevronDown className="size-5" />}
        open={open}
        onOpen={() => setOpen(true)}
        disabled={disabled}
      />
      <OptionSheet
        open={open}
        onClose={() => setOpen(false)}
        title={label}
        options={options}
        value={value}
        onChoose={onChange}
      />
    </>
  )
}
