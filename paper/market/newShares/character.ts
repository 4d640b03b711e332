import { previousTradingDay } from '../../../domain/calendar/tradingDays.ts'
import { tradingOrdinal } from '../../../domain/calendar/tradingOrdinal.ts'
import { type Character, characterOf } from '../character.ts'
import { grow } from '../grow.ts'
import type { Listing } from '../listing/listing.ts'
import { trendAt } from '../path/trend.ts'

/** A new share's character: independent of its random walk before the debut, the first day opens at its premium. */
export const newShareCharacter = (seed: string, listing: Listing): Character => {
  const character = characterOf(seed, listing)
  const { debut } = listing
  if (debut === undefined) return character
  const eve = tradingOrdinal(character.calendar, previousTradingDay(character.calendar, debut.day))
  const base = Math.max(1, Math.round((character.base * (1 + debut.premium)) / grow(trendAt(character, eve))))
  return { ...character, base }
}
