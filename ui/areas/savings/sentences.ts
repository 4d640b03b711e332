import { toDayNumber } from '../../../domain/calendar/day.ts'
import { formatAmount } from '../../../domain/money/format.ts'
import type { Schedule } from '../../../domain/savings/schedule.ts'
import type { PlanTerms } from '../../../ports/Savings.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { inText } from '../../i18n/inText.ts'
import { dateText } from '../../kit/dates/dateFormat.ts'

const MS_PER_DAY = 86_400_000
/** A Sunday: the weekday 1 of a plan is the day after it. */
const SUNDAY = toDayNumber({ year: 2026, month: 1, day: 4 })

/** The weekday of a plan in a language, from 1 (Monday) on. */
export const weekdayName = (day: number, tag: string): string =>
  dateText(tag, { weekday: 'long', timeZone: 'UTC' }, (SUNDAY + day) * MS_PER_DAY)

/** When a plan buys, as a few words. */
export const whenOf = ({ day, rhythm }: Schedule, words: TranslationFunctions['savings'], tag: string): string => {
  if (rhythm === 'weekly') return words.everyWeek({ day: weekdayName(day, tag) })
  return day === 31 ? words.everyMonthEnd() : words.everyMonth({ day: String(day) })
}

/** The sum of a plan and how often. */
export const sumOf = (
  { rhythm, sum }: PlanTerms,
  currency: string,
  words: TranslationFunctions['savings'],
  cover: (text: string) => string = (text) => text,
): string => {
  const each = inText(`${cover(formatAmount(sum))}\u00a0${currency}`)
  return rhythm === 'weekly' ? words.aWeek({ sum: each }) : words.aMonth({ sum: each })
}
