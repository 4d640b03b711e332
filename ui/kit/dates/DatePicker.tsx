import type { ComponentType } from 'react'
import type { DateSelection } from '../../../domain/calendar/picker.ts'
import type { DateSheetProps } from './DateSheet.tsx'
import { lazily } from '../lazily.tsx'

type Single = Extract<DateSelection, { readonly kind: 'single' }>
type Range = Extract<DateSelection, { readonly kind: 'range' }>

// The sheet gives back the kind of selection it was given, which its one type for both cannot say.
const sheet = lazily(() => import('./DateSheet.tsx').then((part) => part.DateSheet))

/** Picks one day. Fetched when it first opens. See calendar/DateSheet.tsx. */
export const DatePicker = sheet as unknown as ComponentType<DateSheetProps<Single>>

/** Picks a first and a last day. Fetched when it first opens. See calendar/DateSheet.tsx. */
export const DateRangePicker = sheet as unknown as ComponentType<DateSheetProps<Range>>
