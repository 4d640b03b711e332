import CalendarDays from 'lucide-react/icons/calendar-days'
import { useState } from 'react'
import type { Day } from '../../../domain/calendar/day.ts'
import { DatePicker, DateRangePicker } from './DatePicker.tsx'
import type { FieldProps } from '../fields/Field.tsx'
import { FieldButton } from '../fields/FieldButton.tsx'
import { formatDay } from './formatDay.ts'
import { useKitWords } from '../words.ts'

interface DateFieldBase extends Omit<FieldProps, 'children' | 'label'> {
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
}

const icon = <CalendarDays className="size-5" />

export interface DateFieldProps extends DateFieldBase {
  readonly value: Day | null
  readonly onChange: (day: Day) => void
}

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

/** A first and a last day, both inclusive. */
export interface ChosenRange {
  readonly from: Day
  readonly to: Day
}

export interface DateRangeFieldProps extends DateFieldBase {
  readonly value: ChosenRange | null
  readonly onChange: (range: ChosenRange) => void
  /** The most days, both ends included; a longer range shows a message. */
  readonly maxDays?: number
}

/** A field for a range of days. */
export const DateRangeField = (props: DateRangeFieldProps) => {
  const { label, name, today, min, max, maxDays, value, onChange, disabled, aside, hint, error } = props
  const words = useKitWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <FieldButton
        {...{ label, name, aside, hint, error, disabled, icon, open }}
        value={value && `${formatDay(value.from, words.locale)} – ${formatDay(value.to, words.locale)}`}
        placeholder={words.chooseRange}
        onOpen={() => setOpen(true)}
      />
      <DateRangePicker
        {...{ open, today, min, max, maxDays }}
        title={label}
        chosen={{ kind: 'range', from: value?.from ?? null, to: value?.to ?? null }}
        onClose={() => setOpen(false)}
        onConfirm={({ from, to }) => from && to && onChange({ from, to })}
      />
    </>
  )
}
