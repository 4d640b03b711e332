import { dateText } from '../../kit/dates/dateFormat.ts'
import type { WorkingHours } from '../../../ports/Deposits.ts'

const DAY = 86_400_000
/** 4 January 1970 was a Sunday. */
const SUNDAY = 3

/** "Mon – Fri" where the days follow each other, "Mon, Wed" otherwise. */
export const weekdays = ({ days }: Pick<WorkingHours, 'days'>, tag: string): string => {
  const name = (day: number) => dateText(tag, { weekday: 'short', timeZone: 'UTC' }, (SUNDAY + day) * DAY)
  const sorted = [...days].sort((a, b) => a - b)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return ''
  const inRow = sorted.length > 2 && last - first === sorted.length - 1
  return inRow ? `${name(first)} – ${name(last)}` : sorted.map(name).join(', ')
}
