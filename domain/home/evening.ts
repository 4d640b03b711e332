import { subtract } from 'effect/BigDecimal'
import type { DayNumber } from '../calendar/day.ts'
import type { Session } from '../calendar/sessions.ts'
import { type Instant, localDay } from '../calendar/zone.ts'
import { compare, type Decimal, zero } from '../money/decimal.ts'

interface MarketDay<Code> {
  readonly code: Code
  readonly zone: string
  readonly state: 'open' | 'break' | 'closed' | 'halted'
  readonly day: DayNumber
  readonly sessions: ReadonlyArray<Session>
}

/** One evening: a market after the close of its trading day. The same text never means another evening. */
export const eveningKey = ({ code, day }: { readonly code: string; readonly day: DayNumber }): string =>
  `${code} ${day}`

/**
 * The market of which the day is told: among those in which something is held, the one that closed last. Only on its
 * trading day, after its last session, and not once it was dismissed. Source: RULES.md, screens.
 */
export const eveningMarket = <Code extends string, Market extends MarketDay<Code>>(
  markets: ReadonlyArray<Market>,
  held: ReadonlySet<string>,
  dismissed: ReadonlySet<string>,
  now: Instant,
): Market | undefined => {
  const closedAt = ({ sessions }: Market): Instant => sessions.at(-1)?.closes ?? Infinity
  return markets
    .filter((market) => {
      const { code, day, state, zone } = market
      const isOver = state === 'closed' && closedAt(market) <= now && localDay(zone, now) === day
      return isOver && held.has(code) && !dismissed.has(eveningKey(market))
    })
    .toSorted((a, b) => closedAt(b) - closedAt(a))[0]
}

/** From now until the end of tomorrow in a zone. */
export const isUntilTomorrow = (at: Instant, now: Instant, zone: string): boolean =>
  at > now && localDay(zone, at) <= localDay(zone, now) + 1

interface Level {
  readonly price: Decimal | null
  readonly previousClose: Decimal | null
}

const directionOf = ({ price, previousClose }: Level): number =>
  price && previousClose ? compare(subtract(price, previousClose), zero) : 0

/**
 * What is known of the cause of a day's change: the dividend, where the share was traded without it from today on and
 * fell; its market, where the index moved in the same direction; otherwise only that the price moved.
 */
export const causeOf = (
  quote: Level,
  index: Level | undefined,
  isExDividend: boolean,
): 'dividend' | 'market' | 'price' => {
  const direction = directionOf(quote)
  if (isExDividend && direction < 0) return 'dividend'
  return index && direction !== 0 && directionOf(index) === direction ? 'market' : 'price'
}
