import { useState } from 'react'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import type { Option } from '../../../kit/choices/OptionList.tsx'
import { OptionSheet } from '../../../kit/overlays/overlays.ts'

interface ChoiceRowProps<V extends string> {
  readonly title: string
  /** What the setting does, below its title. */
  readonly hint?: string
  readonly options: ReadonlyArray<Option<V>>
  readonly value: V
  readonly onChoose: (value: V) => void
}

/** A setting with a few values: the row shows the current one, a sheet lists all of them. */
export const ChoiceRow = <V extends string>({ title, hint, options, value, onChoose }: ChoiceRowProps<V>) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ListRow
        title={title}
        {...(hint !== undefined && { subtitle: hint })}
        value={options.find((option) => option.value === value)?.label}
        chevron
        onPress={() => setOpen(true)}
      />
      <OptionSheet
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        options={options}
        value={value}
        onChoose={onChoose}
      />
    </>
  )
}
