import type { WorkingHours } from '../../../ports/Deposits.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Badge } from '../../kit/figures/Badge.tsx'
import { useValue } from '../../kit/useValue.ts'
import { weekdayTime } from '../../data/clock/format.ts'
import { zoneWithOffset } from '../../data/clock/zoneName.ts'
import { weekdays } from './hoursText.ts'

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
