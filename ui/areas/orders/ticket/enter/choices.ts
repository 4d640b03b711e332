import type { DayNumber } from '../../../../../domain/calendar/day.ts'
import { LONGEST_WAIT, type OrderType, type TimeInForce } from '../../../../../domain/orders/order.ts'
import { isEmpty } from '../../../../../domain/orders/protection.ts'
import { EMPTY_DRAFT, type ReadDraft } from '../../protection/protectDraft.ts'
import type { Extras } from './draft.ts'

/** No protection, and the order is good for the day. */
export const NO_EXTRAS: Extras = { form: EMPTY_DRAFT, timeInForce: 'day' }

/** What an order of a type may choose. A market order does not wait for days. Source: RULES.md, orders. */
export const OFFERED: Readonly<Record<OrderType, ReadonlyArray<TimeInForce>>> = {
  limit: ['day', 'gtc', 'gtd', 'ioc', 'fok'],
  market: ['day', 'ioc', 'fok'],
}

export type ChosenTime = Pick<Extras, 'timeInForce' | 'goodUntil'>

/**
 * The days until which an order may be good: the trading day in session, to which an order of its evening session belongs
 * too, and 90 days more. Source: RULES.md, orders.
 */
export const lastDays = (inSession: DayNumber): { readonly first: DayNumber; readonly last: DayNumber } => ({
  first: inSession,
  last: inSession + LONGEST_WAIT,
})

/** The extras with another form of the protection; its protection is null while it has a problem. */
export const withForm = (
  { goodUntil, timeInForce }: Extras,
  form: Extras['form'],
  { problems, protection }: ReadDraft,
): Extras => {
  const time = { form, timeInForce, ...(goodUntil !== undefined && { goodUntil }) }
  if (Object.keys(problems).length > 0) return { ...time, protection: null }
  return isEmpty(protection) ? time : { ...time, protection }
}

/** The extras with another time in force. */
export const withTime = ({ form, protection }: Extras, { goodUntil, timeInForce }: ChosenTime): Extras => ({
  form,
  timeInForce,
  ...(goodUntil !== undefined && { goodUntil }),
  ...(protection !== undefined && { protection }),
})
