import { isRoundTheClock } from '../../../../domain/calendar/sessions.ts'
import type { MarketNow } from '../../../../ports/Markets.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { useValue } from '../../../kit/useValue.ts'
import { weekdayTime } from '../../../data/clock/format.ts'

/** When the state of a market changes next, in its own zone; null where that is not known. */
export const useHours = ({
  changesAt,
  sessions,
  state,
  zone,
}: Pick<MarketNow, 'changesAt' | 'sessions' | 'state' | 'zone'>) => {
  const { markets, quotes } = useWords()
  const { tag } = useValue(locale)
  if (changesAt === null) return isRoundTheClock(sessions) ? quotes.rule.roundTheClock() : null
  const time = weekdayTime(changesAt, tag, zone)
  return state === 'open' ? markets.closes({ time }) : markets.opens({ time })
}
