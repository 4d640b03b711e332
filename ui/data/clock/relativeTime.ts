import type { Instant } from '../../../domain/calendar/zone.ts'
import { calendarLocale } from '../../kit/dates/dateFormat.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Beyond this, a date is more useful than a number of days. */
const LONGEST = 7 * DAY

const formats = new Map<string, Intl.RelativeTimeFormat>()

/** Created once for a language: a list of news asks for each of its rows, and every minute again. */
const formatOf = (tag: string): Intl.RelativeTimeFormat => {
  const known = formats.get(tag)
  if (known) return known
  const made = new Intl.RelativeTimeFormat(calendarLocale(tag), { numeric: 'auto' })
  formats.set(tag, made)
  return made
}

/** "5 minutes ago"; null for times older than a week. A future time, because of a slow clock, counts as now. */
export const relativeTime = (at: Instant, now: Instant, tag: string): string | null => {
  const ago = Math.max(0, now - at)
  if (ago >= LONGEST) return null
  const say = formatOf(tag)
  if (ago < MINUTE) return say.format(0, 'second')
  if (ago < HOUR) return say.format(-Math.floor(ago / MINUTE), 'minute')
  if (ago < DAY) return say.format(-Math.floor(ago / HOUR), 'hour')
  return say.format(-Math.floor(ago / DAY), 'day')
}
