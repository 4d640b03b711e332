import type { CalendarCode } from '../calendar/calendars.ts'
import type { DayNumber } from '../calendar/day.ts'
import { closeOf } from '../calendar/sessions.ts'
import { orderDayOf } from '../calendar/tradingDays.ts'
import type { Instant } from '../calendar/zone.ts'
import type { Decimal } from '../money/decimal.ts'

/** `limit` names its worst price; `market` takes what the book offers inside the collar. */
export type OrderType = 'limit' | 'market'

/**
 * How long an order may wait. `day`: until the close of its trading day. `gtc`, good till cancelled: 90 days at most.
 * `gtd`: until the close of a chosen day. `ioc`, immediate or cancel: what cannot be filled at once is cancelled. `fok`,
 * fill or kill: filled completely at once, or not at all.
 */
export type TimeInForce = 'day' | 'gtc' | 'gtd' | 'ioc' | 'fok'

/** `long` earns when the price rises, `short` when it falls. */
export type Direction = 'long' | 'short'

/** `open` builds a position, `close` reduces one. */
export type OrderAction = 'open' | 'close'

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

/** What the order does in the book: closing a short is a purchase. */
export const sideOf = (action: OrderAction, direction: Direction): Side =>
  (action === 'open') === (direction === 'long') ? 'buy' : 'sell'

/** Is any loss beyond the cost possible, or money borrowed? Then a stop-out price exists. Source: RULES.md, margin. */
export const isOnMargin = ({ direction, leverage }: Pick<OrderTerms, 'direction' | 'leverage'>): boolean =>
  direction === 'short' || leverage > 1

/** When a day order expires: the close of the trading day it belongs to. Source: RULES.md, orders. */
export const dayOrderExpiry = (calendar: CalendarCode, placedAt: Instant): Instant => {
  const closes = closeOf(calendar, orderDayOf(calendar, placedAt))
  if (closes === undefined) throw new RangeError(`no session to expire at in ${calendar}`)
  return closes
}
