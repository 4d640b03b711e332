import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo } from 'react'
import { type DateRange, DayPicker, type PropsBase } from 'react-day-picker'
import type { Day } from '../../../domain/calendar/day.ts'
import { type DateBounds, type DateSelection, FIRST_DAY_OF_WEEK, tapRange } from '../../../domain/calendar/picker.ts'
import { dateFormat } from './dateFormat.ts'
import { useKitWords } from '../words.ts'

/** A day as a Date for the calendar library: noon, so that daylight saving cannot move it to another day. */
const toCalendarDate = ({ year, month, day }: Day): Date => new Date(year, month - 1, day, 12)

/** The day of a Date from the calendar library. */
const fromCalendarDate = (date: Date): Day => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
})

const day = 'size-11 text-body rounded-full outline-offset-[-2px]'
const ends = '[&>button]:bg-accent [&>button]:text-on-accent [&>button]:font-semibold'
const classNames = {
  months: 'relative',
  month_caption: 'flex min-h-11 items-center justify-center text-head',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: 'grid size-11 place-items-center text-ink-2 aria-disabled:opacity-30',
  button_next: 'grid size-11 place-items-center text-ink-2 aria-disabled:opacity-30',
  month_grid: 'mx-auto border-collapse',
  weekday: 'h-8 text-micro font-medium text-ink-3',
  day: 'p-0 text-center',
  day_button: `num ${day}`,
  today: '[&>button]:text-accent [&>button]:font-semibold',
  disabled: 'opacity-35',
  outside: 'invisible',
  selected: '',
  range_start: `${ends} rounded-s-full bg-accent-soft`,
  range_end: `${ends} rounded-e-full bg-accent-soft`,
  range_middle: 'bg-accent-soft',
}

/** The buttons to the previous and the next month, mirrored in right-to-left writing. */
const Chevron = ({ orientation }: { readonly orientation?: string }) => {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon className="size-5 rtl:-scale-x-100" />
}

export interface CalendarProps {
  readonly today: Day
  readonly bounds: DateBounds
  readonly selection: DateSelection
  readonly onSelect: (selection: DateSelection) => void
}

const useSpeech = () => {
  const words = useKitWords()
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const intl = dateFormat(words.locale, options)
      return (date: Date) => intl.format(date)
    }
    const month = format({ month: 'long', year: 'numeric' })
    return {
      formatters: {
        formatCaption: month,
        formatWeekdayName: format({ weekday: 'narrow' }),
        formatDay: (date: Date) => String(date.getDate()),
      },
      labels: {
        labelGrid: month,
        labelDayButton: format({ dateStyle: 'full' }),
        labelGridcell: format({ dateStyle: 'full' }),
        labelWeekday: format({ weekday: 'long' }),
        labelPrevious: () => words.previousMonth,
        labelNext: () => words.nextMonth,
        labelNav: () => '',
      },
    }
  }, [words])
}

/** A month to pick a day or a range from. Arrow keys move by days and weeks, Page Up and Down by months. */
export const Calendar = ({ today, bounds, selection, onSelect }: CalendarProps) => {
  const speech = useSpeech()
  const [min, max] = [toCalendarDate(bounds.min), toCalendarDate(bounds.max)]
  const first = selection.kind === 'single' ? selection.day : (selection.to ?? selection.from)
  const shared: PropsBase = {
    ...speech,
    classNames,
    components: { Chevron },
    today: toCalendarDate(today),
    startMonth: min,
    endMonth: max,
    disabled: [{ before: min }, { after: max }],
    defaultMonth:
      first === null
        ? today.year * 12 + today.month > bounds.max.year * 12 + bounds.max.month
          ? max
          : toCalendarDate(today)
        : toCalendarDate(first),
    weekStartsOn: FIRST_DAY_OF_WEEK,
    fixedWeeks: true,
    dir: document.documentElement.dir,
  }
  if (selection.kind === 'single')
    return (
      <DayPicker
        {...shared}
        mode="single"
        required
        classNames={{ ...classNames, selected: ends }}
        selected={selection.day === null ? undefined : toCalendarDate(selection.day)}
        onSelect={(date) => onSelect({ kind: 'single', day: fromCalendarDate(date) })}
      />
    )
  const range: DateRange | undefined =
    selection.from === null
      ? undefined
      : { from: toCalendarDate(selection.from), to: selection.to === null ? undefined : toCalendarDate(selection.to) }
  return (
    <DayPicker
      {...shared}
      mode="range"
      selected={range}
      // The library would extend the nearer end; in this app a third tap starts a new range.
      onSelect={(_, tapped) => onSelect(tapRange({ from: selection.from, to: selection.to }, fromCalendarDate(tapped)))}
    />
  )
}
