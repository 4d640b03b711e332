import type { WorkingHours } from '../../ports/Deposits.ts'
import { locale, useWords } from '../i18n/words.ts'
import { Badge } from '../kit/Badge.tsx'
import { useValue } from '../kit/useValue.ts'
import { weekdayTime, zoneName } from '../quotes/times.ts'
import { weekdays } from './hoursText.ts'

/** When the broker works on it, in the zone that is named, and whether it does so now. */
export const Hours = ({ hours }: { readonly hours: WorkingHours }) => {
  const words = useWords().funds
  const { tag } = useValue(locale)
  const { zone, open, close, isOpen, nextOpen } = hours
  return (
    <span className="grid justify-items-end gap-1">
      <span>{words.hoursText({ days: weekdays(hours, tag), open, close })}</span>
      <span className="text-ink-3">{zoneName(nextOpen, tag, zone)}</span>
      <Badge tone={isOpen ? 'good' : 'warning'}>
        {isOpen ? words.openNow() : words.opensAt({ time: weekdayTime(nextOpen, tag, zone) })}
      </Badge>
    </span>
  )
}
