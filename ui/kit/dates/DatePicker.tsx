import type { Day } from '../../../domain/calendar/day.ts'
import type { DateSelection } from '../../../domain/calendar/picker.ts'
import type { DateSheetProps } from './DateSheet.tsx'
import { lazily } from '../lazily.tsx'

type Single = Extract<DateSelection, { readonly kind: 'single' }>
type Range = Extract<DateSelection, { readonly kind: 'range' }>

const Sheet = lazily(() => import('./DateSheet.tsx').then((part) => part.DateSheet))

// The sheet returns the same kind of selection that it received, which its common type cannot express.

/** Picks one day. Downloaded on first use. See calendar/DateSheet.tsx. */
export const DatePicker = ({ onConfirm, ...props }: DateSheetProps<Single>) => (
  <Sheet {...props} onConfirm={(selection) => selection.kind === 'single' && onConfirm(selection)} />
)

interface DateRangePickerProps extends Omit<DateSheetProps<Range>, 'onConfirm'> {
  readonly onConfirm: (days: { readonly from: Day; readonly to: Day }) => void
}

/** Picks a first and a last day. Downloaded on first use. See calendar/DateSheet.tsx. */
export const DateRangePicker = ({ onConfirm, ...props }: DateRangePickerProps) => (
  <Sheet
    {...props}
    onConfirm={(selection) => {
      if (selection.kind !== 'range') return
      const { from, to } = selection
      if (from && to) onConfirm({ from, to })
    }}
  />
)
