import type { CalendarCode } from '../calendar/calendars.ts'
import type { Instant } from '../calendar/zone.ts'
import type { MarketCode } from '../markets/marketCode.ts'
import { dayOrderExpiry } from '../orders/order.ts'

/** The reason of the broker's own order that squares a day trade off. */
export const SQUARED_OFF = 'squared-off'

/** The share markets, where instruments can be day traded. Source: RULES.md, day trading. */
export const DAY_TRADE_MARKETS = ['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES'] as const satisfies ReadonlyArray<MarketCode>

/** Minutes before the close at which day trades are squared off. Source: RULES.md, day trading. */
export const SQUARE_OFF_MINUTES = 15

/** When day trades of the trading day of an instant are squared off. Source: RULES.md, day trading. */
export const squareOffAt = (calendar: CalendarCode, at: Instant): Instant =>
  dayOrderExpiry(calendar, at) - SQUARE_OFF_MINUTES * 60_000

/** Whether a day trade can be opened at an instant of a session: not from the square-off on. */
export const isOpenForDayTrades = (calendar: CalendarCode, at: Instant): boolean => at < squareOffAt(calendar, at)
