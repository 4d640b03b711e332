import type { WorkingHours } from '../../../ports/Deposits.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Badge } from '../../kit/figures/Badge.tsx'
import { useValue } from '../../kit/useValue.ts'
import { weekdayTime } from '../../data/clock/format.ts'
import { zoneWithOffset } from '../../data/clock/zoneName.ts'
import { dateText } from '../../kit/dates/dateFormat.ts'

const DAY = 86_400_000
/** 4 January 1970 was a Sunday. */
const SUNDAY = 3

/** "Mon – Fri" where the days follow each other, "Mon, Wed" otherwise. */
const weekdays = ({ days }: Pick<WorkingHours, 'days'>, tag: string): string => {
  const name = (day: number) => dateText(tag, { weekday: 'short', timeZone: 'UTC' }, (SUNDAY + day) * DAY)
  const sorted = [...days].sort((a, b) => a - b)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return ''
  const inRow = sorted.length > 2 && last - first === sorted.length - 1
  return inRow ? `${name(first)} – ${name(last)}` : sorted.map(name).join(', ')
}

interface HoursProps {
  readonly hours: WorkingHours
  /** False where the screen already shows whether it is open now. */
  readonly showState?: boolean
}

/** The service hours, with their zone, and whether the service is open now. */
export const Hours = ({ hours, showState = true }: HoursProps) => {
  const words = useWords().transfers
  const { tag } = useValue(locale)
  const { zone, open, close, isOpen, nextOpen } = hours
  return (
    <span className="grid justify-items-end text-end gap-1">
      <span>{words.hoursText({ days: weekdays(hours, tag), open, close })}</span>
      <span className="text-ink-3">{zoneWithOffset(nextOpen, tag, zone)}</span>
      {showState && (
        <Badge tone={isOpen ? 'good' : 'warning'}>
          {isOpen ? words.openNow() : words.opensAt({ time: weekdayTime(nextOpen, tag, zone) })}
        </Badge>
      )}
    </span>
  )
}
