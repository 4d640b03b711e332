import type { CalendarCode } from '../calendar/calendars.ts'
import type { DayNumber } from '../calendar/day.ts'
import { closeOf, isTradingDay } from '../calendar/sessions.ts'
import { orderDayOf, previousTradingDay } from '../calendar/tradingDays.ts'
import type { Instant } from '../calendar/zone.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Direction, OrderAction, OrderType, TimeInForce } from '../contract/enumerations.ts'

export type { OrderType, TimeInForce, Direction, OrderAction } from '../contract/enumerations.ts'

export interface OrderTerms {
  readonly action: OrderAction
  readonly direction: Direction
  readonly type: OrderType
  readonly timeInForce: TimeInForce
  /** The last day of a `gtd` order, in the market's zone; absent for every other one. */
  readonly goodUntil?: DayNumber
  readonly quantity: Decimal
  /** The limit; absent for a market order. In the instrument's currency per unit. */
  readonly price?: Decimal
  /** A plain count: 1 is no leverage. A closing order takes its position's. */
  readonly leverage: number
}

export type Side = 'buy' | 'sell'

/** The reason of an order that the broker placed for a savings plan, as the message catalogue names it. */
export const SAVINGS_PLAN = 'savings-plan'

/** What the order does in the book: closing a short is a purchase. */
export const sideOf = (action: OrderAction, direction: Direction): Side =>
  (action === 'open') === (direction === 'long') ? 'buy' : 'sell'

/** Is any loss beyond the cost possible, or money borrowed? Then a stop-out price exists. Source: RULES.md, margin. */
export const isOnMargin = ({ direction, leverage }: Pick<OrderTerms, 'direction' | 'leverage'>): boolean =>
  direction === 'short' || leverage > 1

/** No order waits longer: in days of the calendar, from the trading day that it belongs to. Source: RULES.md, orders. */
export const LONGEST_WAIT = 90

/** Filled at once or not at all: such an order never waits in the book. */
export const isImmediate = (timeInForce: TimeInForce): boolean => timeInForce === 'ioc' || timeInForce === 'fok'

/** The first and the last day that a `gtd` order placed now may name. */
export const goodUntilRange = (
  calendar: CalendarCode,
  now: Instant,
): { readonly first: DayNumber; readonly last: DayNumber } => {
  const first = orderDayOf(calendar, now)
  return { first, last: first + LONGEST_WAIT }
}

export type TimeInForceProblem = 'time-in-force-not-offered' | 'good-until-out-of-range'

type Waiting = Pick<OrderTerms, 'timeInForce' | 'goodUntil'>

/**
 * Why an order may not have this time in force. A market order does not wait for days, and neither does one that opens
 * a day trade. Only a `gtd` order names a day. Source: RULES.md, orders.
 */
export const timeInForceProblem = (
  { goodUntil, timeInForce, type }: Waiting & Pick<OrderTerms, 'type'>,
  calendar: CalendarCode,
  now: Instant,
  isDayTrade = false,
): TimeInForceProblem | undefined => {
  const waitsForDays = timeInForce === 'gtc' || timeInForce === 'gtd'
  if (waitsForDays && (type === 'market' || isDayTrade)) return 'time-in-force-not-offered'
  if (goodUntil === undefined) return timeInForce === 'gtd' ? 'time-in-force-not-offered' : undefined
  if (timeInForce !== 'gtd') return 'time-in-force-not-offered'
  const { first, last } = goodUntilRange(calendar, now)
  return goodUntil < first || goodUntil > last ? 'good-until-out-of-range' : undefined
}

/**
 * When the unfilled part of an order expires: the close of the trading day that it belongs to, of the named day, or of
 * the last day that any order may wait; on a day without trading, the close of the trading day before it. A day before
 * the order's own counts as the order's own. Source: RULES.md, orders.
 */
export const orderExpiry = (
  calendar: CalendarCode,
  { goodUntil, timeInForce }: Waiting,
  placedAt: Instant,
): Instant => {
  const { first, last } = goodUntilRange(calendar, placedAt)
  const wanted = timeInForce === 'gtc' ? last : (goodUntil ?? first)
  const day = isTradingDay(calendar, wanted) ? wanted : previousTradingDay(calendar, wanted)
  const closes = closeOf(calendar, Math.max(day, first))
  if (closes === undefined) throw new RangeError(`no session to expire at in ${calendar}`)
  return closes
}

/** When a day order expires: the close of the trading day it belongs to. Source: RULES.md, orders. */
export const dayOrderExpiry = (calendar: CalendarCode, placedAt: Instant): Instant =>
  orderExpiry(calendar, { timeInForce: 'day' }, placedAt)
