import CalendarDays from 'lucide-react/icons/calendar-days'
import { useState } from 'react'
import type { Day } from '../../../domain/calendar/day.ts'
import { DatePicker } from './DatePicker.tsx'
import type { FieldProps } from '../fields/Field.tsx'
import { FieldButton } from '../fields/FieldButton.tsx'
import { formatDay } from './formatDay.ts'
import { useKitWords } from '../words.ts'

export interface DateFieldProps extends Omit<FieldProps, 'children' | 'label'> {
  readonly label: string
  /** Name of the field in its form. */
  readonly name?: string
  /** Today in the relevant zone, from the clock port. */
  readonly today: Day
  /** Default: today. */
  readonly min?: Day
  /** Default: six months ahead. */
  readonly max?: Day
  readonly disabled?: boolean
  readonly value: Day | null
  readonly onChange: (day: Day) => void
}

const icon = <CalendarDays className="size-5" />

/** A field for one day. */
export const DateField = ({
  label,
  name,
  today,
  min,
  max,
  value,
  onChange,
  disabled,
  aside,
  hint,
  error,
}: DateFieldProps) => {
  const words = useKitWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <FieldButton
        {...{ label, name, aside, hint, error, disabled, icon, open }}
        value={value && formatDay(value, words.locale)}
        placeholder={words.chooseDate}
        onOpen={() => setOpen(true)}
      />
      <DatePicker
        {...{ open, today, min, max }}
        title={label}
        chosen={{ kind: 'single', day: value }}
        onClose={() => setOpen(false)}
        onConfirm={({ day }) => day && onChange(day)}
      />
    </>
  )
}
