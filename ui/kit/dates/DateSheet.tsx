import { useState } from 'react'
import type { Day } from '../../../domain/calendar/day.ts'
import {
  canConfirm,
  type DateBounds,
  dateProblem,
  type DateSelection,
  defaultBounds,
} from '../../../domain/calendar/picker.ts'
import { Button } from '../buttons/Button.tsx'
import { BottomSheet } from '../overlays/BottomSheet.tsx'
import { useKitWords } from '../words.ts'
import { Calendar } from './Calendar.tsx'

export interface DateSheetProps<S extends DateSelection = DateSelection> {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly today: Day
  /** The initial selection. */
  readonly chosen: S
  readonly onConfirm: (selection: S) => void
  /** Default: today. */
  readonly min?: Day | undefined
  /** Default: six months ahead. */
  readonly max?: Day | undefined
  /** The most days of a range, both ends included. */
  readonly maxDays?: number | undefined
}

const Choosing = ({ onClose, today, chosen, onConfirm, min, max, maxDays, title }: DateSheetProps) => {
  const words = useKitWords()
  const [selection, setSelection] = useState<DateSelection>(chosen)
  const preset = defaultBounds(today)
  const bounds: DateBounds = {
    min: min ?? preset.min,
    max: max ?? preset.max,
    ...(maxDays !== undefined && { maxDays }),
  }
  const problem = dateProblem(selection, bounds)
  const confirm = () => {
    onConfirm(selection)
    onClose()
  }
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={title}
      footer={
        <Button wide disabled={!canConfirm(selection, bounds)} onClick={confirm}>
          {words.confirm}
        </Button>
      }
    >
      <Calendar today={today} bounds={bounds} selection={selection} onSelect={setSelection} />
      <p role="status" className="min-h-4.5 pt-2 text-center text-small text-red">
        {problem?.code === 'too-many-days' && words.maximumDays(problem.maxDays)}
      </p>
    </BottomSheet>
  )
}

/** A sheet with a calendar. The selection applies only after confirmation; closing the sheet discards it. */
export const DateSheet = (props: DateSheetProps) => (props.open ? <Choosing {...props} /> : null)
