import { weekdayOf } from '../../../domain/calendar/day.ts'
import { isTradingDay, wallDay } from '../../../domain/calendar/sessions.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { keysOf } from '../../../domain/validation/keys.ts'
import type { Data } from '../../platform/contract/operations.ts'
import { DAY } from '../../platform/clock/instant.ts'
import { fillWords, writtenDay } from '../../platform/wireText/fillWords.ts'
import type { Language } from '../../../domain/contract/enumerations.ts'
import { WORDS } from './write.ts'

/** Holidays are announced this many days ahead. */
const AHEAD = 7
const MOST = 10

const isWeekend = (day: number): boolean => [0, 6].includes(weekdayOf(day))

interface Line {
  readonly id: string
  readonly text: string
  readonly link: string
}

/** The next holidays of the markets whose weekdays are trading days. */
const holidays = (at: Instant, language: Language): ReadonlyArray<Line> => {
  const { markets, notices } = WORDS[language]
  return keysOf(markets).flatMap((market) => {
    const { calendar } = MARKETS[market]
    const today = wallDay(calendar, at)
    const day = Array.from({ length: AHEAD }, (_, ahead) => today + ahead).find(
      (one) => !isWeekend(one) && !isTradingDay(calendar, one),
    )
    if (day === undefined) return []
    const values = { market: markets[market], day: writtenDay(language, day) }
    return [{ id: `holiday-${market}-${day}`, text: fillWords(language, notices.holiday, values), link: '' }]
  })
}

/** The lines of the notice bar at an instant, most important first. */
export const noticesAt = (at: Instant, language: Language): Data<'/notice/list'> => {
  const { notices } = WORDS[language]
  const today = Math.floor(at / DAY)
  const weekend = { id: `weekend-${today}`, text: notices.weekend, link: '/quotes/index' }
  const lines: ReadonlyArray<Line> = [
    { id: 'simulated', text: notices.simulated, link: '' },
    ...(isWeekend(today) ? [weekend] : []),
    ...holidays(at, language),
    { id: 'learn', text: notices.learn, link: '/news/index' },
  ]
  return lines.slice(0, MOST).map((line) => ({ ...line, time: today * DAY }))
}

/** The pictures of home's banner, in display order. */
export const bannersIn = (language: Language): Data<'/notice/banners'> => {
  const { learn, practise, watch } = WORDS[language].banners
  return [
    { id: 'practise', image: '/banners/practise.svg', ...practise, link: '/quotes/search' },
    { id: 'watch', image: '/banners/watch.svg', ...watch, link: '/quotes/index' },
    { id: 'learn', image: '/banners/learn.svg', ...learn, link: '/news/index' },
  ]
}
