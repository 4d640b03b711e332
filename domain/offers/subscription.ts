import { multiply, subtract, sum, make, max, min } from 'effect/BigDecimal'
import type { Instant } from '../calendar/zone.ts'
import { compare, type Decimal, isSame, zero, divideTo } from '../money/decimal.ts'
import type { PaymentRule } from './offer.ts'

/** What there is and what is wanted of it, in shares. */
interface Demand {
  readonly offered: Decimal
  readonly wanted: Decimal
}

/** Decimals of a draw, and of the part of a step that is drawn for. */
export const DRAW_SCALE = 9
const ONE = make(1n, 0)

/**
 * The lottery: every step of a subscription has the same chance, offered over wanted. Whole steps are given out; the
 * part of a step that is left over is drawn for, so that on average everybody gets their share and never more than
 * they asked for. `draw` is in [0, 1). Source: RULES.md, subscriptions.
 */
export const allot = (quantity: Decimal, step: Decimal, { offered, wanted }: Demand, draw: Decimal): Decimal => {
  const fair = divideTo(multiply(quantity, offered), multiply(max(wanted, offered), step), DRAW_SCALE, 'down')
  const whole = divideTo(fair, ONE, 0, 'down')
  const left = subtract(fair, whole)
  const steps = sum(whole, compare(draw, left) < 0 ? ONE : zero)
  return min(quantity, multiply(steps, step))
}

/**
 * The state of a subscription. `won`: paid with the money frozen from the start. `payment-due`: won, and to be paid.
 * `payment-failed`: a payment was tried without the money; it may be tried again until the deadline.
 */
export const SUBSCRIPTION_STATES = [
  'waiting',
  'won',
  'not-won',
  'payment-due',
  'paid',
  'payment-failed',
  'waived',
  'cancelled',
] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** A subscription from its first day to its last; amounts in the offer's currency. */
export interface Subscription {
  readonly payment: PaymentRule
  /** What a share costs; of a bid, the price at which its money was frozen. */
  readonly price: Decimal
  /** What a share costs where bids decided it. */
  readonly cutoff?: Decimal | null
  readonly quantity: Decimal
  readonly state: SubscriptionState
  /** Null until the result is announced. */
  readonly allotted: Decimal | null
  /** Frozen for it now. */
  readonly held: Decimal
  readonly refunded: Decimal
  /** What the delivered shares cost. */
  readonly settled: Decimal
}

/** What all the shares that were applied for would cost, in the currency of the offer. */
export const amountSubscribed = ({ price, quantity }: Pick<Subscription, 'price' | 'quantity'>): Decimal =>
  multiply(price, quantity)

/** What each allotted share costs: never more than was bid for it. Source: RULES.md, subscriptions. */
export const pricePaid = ({ cutoff, price }: Pick<Subscription, 'cutoff' | 'price'>): Decimal => cutoff ?? price

/** What the allotted shares cost; zero before the result. */
export const amountDue = (row: Pick<Subscription, 'allotted' | 'cutoff' | 'price'>): Decimal =>
  multiply(pricePaid(row), row.allotted ?? zero)

/** A new subscription. `held` is the amount frozen immediately. Source: RULES.md, subscriptions. */
export const subscribe = (payment: PaymentRule, price: Decimal, quantity: Decimal): Subscription => ({
  payment,
  price,
  quantity,
  state: 'waiting',
  allotted: null,
  held: payment === 'up-front' ? multiply(price, quantity) : zero,
  refunded: zero,
  settled: zero,
})

/** Only while it waits, and only until the offer closes. */
export const mayCancel = ({ state }: Pick<Subscription, 'state'>, closesAt: Instant, now: Instant): boolean =>
  state === 'waiting' && now < closesAt

/** A payment is made once, from the result to the deadline. */
export const mayPay = ({ state }: Pick<Subscription, 'state'>, payBy: Instant, now: Instant): boolean =>
  (state === 'payment-due' || state === 'payment-failed') && now < payBy

/** Cancelled by its customer: all frozen money is released. */
export const cancel = (row: Subscription): Subscription => ({
  ...row,
  state: 'cancelled',
  held: zero,
  refunded: sum(row.refunded, row.held),
})

/** The result. What was won out of held money is paid by it; otherwise it is due now. */
export const announce = (row: Subscription, allotted: Decimal): Subscription => {
  const won = compare(allotted, zero) > 0
  return { ...row, allotted, state: !won ? 'not-won' : row.payment === 'up-front' ? 'won' : 'payment-due' }
}

/** Money that bought nothing is free again; what was won stays frozen until delivery. */
export const refund = (row: Subscription): Subscription => {
  const kept = row.state === 'won' ? amountDue(row) : zero
  return { ...row, held: kept, refunded: sum(row.refunded, subtract(row.held, kept)) }
}

/** Paid after winning: the money is frozen until the shares are delivered. */
export const pay = (row: Subscription): Subscription => ({ ...row, state: 'paid', held: amountDue(row) })

/** The deadline has passed. A payment that was tried and failed stays what it is; the shares are lost in both cases. */
export const lapse = (row: Subscription): Subscription =>
  row.state === 'payment-due' ? { ...row, state: 'waived' } : row

/** Whether there are shares to deliver. */
export const isDeliverable = (row: Subscription): boolean =>
  (row.state === 'won' || row.state === 'paid') && isSame(row.settled, zero)

/** The shares are in the account; what was frozen has paid for them. What was not refunded yet is free again. */
export const deliver = (row: Subscription): Subscription => {
  const due = amountDue(row)
  return { ...row, held: zero, settled: due, refunded: sum(row.refunded, subtract(row.held, due)) }
}

/** Nothing more will happen to it. `refunds` are part of it: money may still be held after losing. */
export const isOver = (row: Pick<Subscription, 'held' | 'settled' | 'state'>): boolean => {
  if (row.state === 'won' || row.state === 'paid') return compare(row.settled, zero) > 0
  return row.state !== 'waiting' && row.state !== 'payment-due' && isSame(row.held, zero)
}
