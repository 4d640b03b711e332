import type { Activity } from '../../../ports/Rewards.ts'
import { eventTime } from '../../data/clock/event.ts'
import { locale, useWords } from '../../i18n/words.ts'
import type { Tone } from '../../kit/figures/Badge.tsx'
import { useValue } from '../../kit/useValue.ts'

export const PHASE_TONE: Record<Activity['phase'], Tone> = { upcoming: 'neutral', running: 'accent', ended: 'neutral' }

/** When an activity begins or ends, in its zone. */
export const useTerm = ({ endsAt, phase, startsAt, zone }: Activity): string => {
  const words = useWords().rewards
  const { tag } = useValue(locale)
  if (phase === 'upcoming') return words.begins({ time: eventTime(startsAt, tag, zone) })
  const time = eventTime(endsAt, tag, zone)
  return phase === 'ended' ? words.endedAt({ time }) : words.runsUntil({ time })
}
