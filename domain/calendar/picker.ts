import { addMonths, compareDays, type Day, toDayNumber } from './day.ts'

/** Weeks start on Sunday. Source: RULES.md, dates. */
export const FIRST_DAY_OF_WEEK = 0
const MONTHS_AHEAD = 6

export type DateSelection =
  | { readonly kind: 'single'; readonly day: Day | null }
  | { readonly kind: 'range'; readonly from: Day | null; readonly to: Day | null }

export interface DateBounds {
  readonly min: Day
  readonly max: Day
  /** The most days a range may have, both ends counted. Absent: any number. */
  readonly maxDays?: number
}

/** From today to six months ahead. Source: RULES.md, dates. */
export const defaultBounds = (today: Day): DateBounds => ({ min: today, max: addMonths(today, MONTHS_AHEAD) })

/** How many days a range has, both ends counted. */
export const dayCount = (from: Day, to: Day): number => toDayNumber(to) - toDayNumber(from) + 1

export type DateProblem =
  | { readonly code: 'too-many-days'; readonly maxDays: number }
  | { readonly code: 'out-of-bounds' }
  | { readonly code: 'reversed' }

const chosenDays = (selection: DateSelection): ReadonlyArray<Day> =>
  (selection.kind === 'single' ? [selection.day] : [selection.from, selection.to]).filter((day) => day !== null)

/** What is wrong with what is chosen so far; `undefined` also while nothing is. Source: RULES.md, dates. */
export const dateProblem = (selection: DateSelection, bounds: DateBounds): DateProblem | undefined => {
  const outside = (day: Day) => compareDays(day, bounds.min) < 0 || compareDays(day, bounds.max) > 0
  if (chosenDays(selection).some(outside)) return { code: 'out-of-bounds' }
  if (selection.kind === 'single' || selection.from === null || selection.to === null) return undefined
  if (compareDays(selection.from, selection.to) > 0) return { code: 'reversed' }
  const { maxDays = Number.POSITIVE_INFINITY } = bounds
  return dayCount(selection.from, selection.to) > maxDays ? { code: 'too-many-days', maxDays } : undefined
}

/** Confirm is allowed once a day (for a range: both ends) is chosen and nothing is wrong. Source: RULES.md, dates. */
export const canConfirm = (selection: DateSelection, bounds: DateBounds): boolean =>
  chosenDays(selection).length === (selection.kind === 'single' ? 1 : 2) && dateProblem(selection, bounds) === undefined

/** The next range after a tap: the first tap starts it, a later day ends it, an earlier one or a third tap starts again. */
export const tapRange = (selection: { readonly from: Day | null; readonly to: Day | null }, day: Day) => {
  const starts = selection.from === null || selection.to !== null || compareDays(day, selection.from) < 0
  return starts
    ? ({ kind: 'range', from: day, to: null } as const)
    : ({ kind: 'range', from: selection.from, to: day } as const)
}
