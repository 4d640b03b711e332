import { subtract } from 'effect/BigDecimal'
import type { DayNumber } from '../calendar/day.ts'
import { type Instant, instantOf } from '../calendar/zone.ts'
import { compare, type Decimal, sumOf, zero } from '../money/decimal.ts'
import type { Direction, OrderAction, OrderType } from './order.ts'
import { isSameTrail, type Protection, type ProtectionSide, type Trail } from './protection.ts'
import type { OrderState, ProtectionState } from '../contract/enumerations.ts'

/** What an order's story is told from; prices and amounts in its currency. */
export interface ToldOrder {
  readonly action: OrderAction
  readonly direction: Direction
  readonly type: OrderType
  readonly price: Decimal | null
  readonly quantity: Decimal
  readonly filled: Decimal
  readonly state: OrderState
  readonly reason: string | null
  /** Null where the broker placed it. */
  readonly clientOrderId: string | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
  readonly expiresAt: Instant
  readonly triggerPrice?: Decimal
  /** What the customer changed of it, oldest first; left out where the server does not record it. */
  readonly changes?: ReadonlyArray<ToldAmendment>
}

/** A change of a waiting order; null prices of a market order. */
export interface ToldAmendment {
  readonly at: Instant
  readonly oldPrice: Decimal | null
  readonly price: Decimal | null
  readonly oldQuantity: Decimal
  readonly quantity: Decimal
}

export interface ToldFill {
  readonly action: OrderAction
  readonly direction: Direction
  readonly price: Decimal
  readonly quantity: Decimal
  readonly time: Instant
}

/** A protection as it stands: when it was last changed and, once it was triggered, when and at which price. */
export interface ToldProtection {
  readonly state: ProtectionState
  readonly terms: { readonly takeProfit?: Decimal; readonly trail?: unknown }
  readonly stopNow: Decimal | null
  readonly side: ProtectionSide | null
  readonly triggerPrice: Decimal | null
  readonly triggeredAt: Instant | null
  readonly updatedAt: Instant
}

/** A change of what protects a position. */
export type ToldChange = { readonly at: Instant } & (
  | { readonly is: 'set'; readonly terms: Protection }
  | { readonly is: 'triggered'; readonly side: ProtectionSide; readonly price: Decimal }
  | { readonly is: 'ended' }
)

export interface ToldDividend {
  readonly code: string
  readonly direction: Direction
  readonly exDay: DayNumber
  readonly zone: string
  readonly net: Decimal
  readonly quantity: Decimal
  readonly paidAt: Instant | null
}

export interface ToldPosition {
  readonly code: string
  readonly direction: Direction
  readonly quantity: Decimal
  readonly realisedProfit: Decimal
  readonly state: 'pending' | 'holding' | 'closing' | 'closed' | 'cancelled'
}

type Side = `${OrderAction}-${Direction}`

/** One thing that happened; `at` is null for what holds now. */
export type StoryEvent = { readonly at: Instant | null } & (
  | { readonly is: 'placed'; readonly side: Side; readonly quantity: Decimal; readonly limit: Decimal | null }
  | { readonly is: 'placed-by-broker'; readonly side: Side; readonly quantity: Decimal; readonly reason: string | null }
  | { readonly is: 'price-changed'; readonly from: Decimal; readonly to: Decimal }
  | { readonly is: 'quantity-changed'; readonly from: Decimal; readonly to: Decimal }
  | { readonly is: 'filled'; readonly side: Side; readonly quantity: Decimal; readonly price: Decimal }
  | { readonly is: 'cancelled' | 'expired'; readonly rest: Decimal; readonly quantity: Decimal }
  | { readonly is: 'rejected'; readonly reason: string | null }
  | { readonly is: 'waiting'; readonly rest: Decimal; readonly quantity: Decimal; readonly until: Instant }
  | { readonly is: 'stop' | 'trail' | 'take-profit'; readonly price: Decimal }
  | { readonly is: 'stop-moved' | 'take-profit-moved'; readonly price: Decimal }
  | { readonly is: 'trail-set'; readonly trail: Trail }
  | { readonly is: 'removed'; readonly side: ProtectionSide }
  | { readonly is: 'triggered'; readonly side: ProtectionSide; readonly price: Decimal }
  | { readonly is: 'dividend'; readonly amount: Decimal; readonly quantity: Decimal }
  | { readonly is: 'held'; readonly quantity: Decimal }
  | { readonly is: 'closed'; readonly profit: Decimal }
  | { readonly is: 'fees'; readonly amount: Decimal }
)

/** In time; what happened at the same time keeps the order in which it is given, and what holds now comes last. */
const inTime = (events: ReadonlyArray<StoryEvent>): ReadonlyArray<StoryEvent> =>
  events.toSorted((a, b) => (a.at ?? Number.MAX_SAFE_INTEGER) - (b.at ?? Number.MAX_SAFE_INTEGER))

const begun = (order: ToldOrder): StoryEvent => {
  const { action, changes, clientOrderId, createdAt: at, direction, reason } = order
  // As it was placed: what it is now comes after its changes.
  const first = changes?.[0]
  const { price, quantity } = first ? { price: first.oldPrice, quantity: first.oldQuantity } : order
  const side = `${action}-${direction}` as const
  return clientOrderId === null
    ? { at, is: 'placed-by-broker', side, quantity, reason }
    : { at, is: 'placed', side, quantity, limit: price }
}

const amended = ({ changes }: ToldOrder): ReadonlyArray<StoryEvent> =>
  changes?.flatMap(({ at, oldPrice, oldQuantity, price, quantity }): ReadonlyArray<StoryEvent> => [
    ...(oldPrice && price && compare(oldPrice, price) !== 0
      ? [{ at, is: 'price-changed' as const, from: oldPrice, to: price }]
      : []),
    ...(compare(oldQuantity, quantity) === 0
      ? []
      : [{ at, is: 'quantity-changed' as const, from: oldQuantity, to: quantity }]),
  ]) ?? []

const ended = ({ expiresAt, filled, quantity, reason, state, updatedAt: at }: ToldOrder): ReadonlyArray<StoryEvent> => {
  const rest = subtract(quantity, filled)
  if (state === 'filled') return []
  if (state === 'rejected') return [{ at, is: 'rejected', reason }]
  if (state === 'cancelled' || state === 'expired') return [{ at, is: state, rest, quantity }]
  return [{ at: null, is: 'waiting', rest, quantity, until: expiresAt }]
}

const filledEvents = (fills: ReadonlyArray<ToldFill>): ReadonlyArray<StoryEvent> =>
  fills.map(({ action, direction, price, quantity, time }) => ({
    at: time,
    is: 'filled',
    side: `${action}-${direction}`,
    quantity,
    price,
  }))

const protectedEvents = (protection: ToldProtection | undefined): ReadonlyArray<StoryEvent> => {
  if (!protection) return []
  const { side, state, stopNow, terms, triggeredAt, triggerPrice, updatedAt } = protection
  // Once it is triggered, the record no longer holds when it was set.
  if (triggeredAt !== null)
    return side && triggerPrice ? [{ at: triggeredAt, is: 'triggered', side, price: triggerPrice }] : []
  if (state === 'ended') return []
  return [
    // A trailing stop moves by itself: only where it stands is known.
    ...(stopNow
      ? [
          terms.trail
            ? { at: null, is: 'trail' as const, price: stopNow }
            : { at: updatedAt, is: 'stop' as const, price: stopNow },
        ]
      : []),
    ...(terms.takeProfit ? [{ at: updatedAt, is: 'take-profit' as const, price: terms.takeProfit }] : []),
  ]
}

/** What a price became: set, moved or removed; nothing where it stayed as it was. */
const priceEvents = (
  at: Instant,
  [before, after]: readonly [Decimal | undefined, Decimal | undefined],
  [set, moved, side]: readonly ['stop' | 'take-profit', 'stop-moved' | 'take-profit-moved', ProtectionSide],
): ReadonlyArray<StoryEvent> => {
  if (after === undefined) return before ? [{ at, is: 'removed', side }] : []
  if (before === undefined) return [{ at, is: set, price: after }]
  return compare(before, after) === 0 ? [] : [{ at, is: moved, price: after }]
}

const STOP = ['stop', 'stop-moved', 'stop-loss'] as const
const TAKE_PROFIT = ['take-profit', 'take-profit-moved', 'take-profit'] as const

const termsEvents = (at: Instant, before: Protection, after: Protection): ReadonlyArray<StoryEvent> => [
  ...priceEvents(at, [before.stop, after.stop], STOP),
  ...(after.trail && !isSameTrail(before.trail, after.trail)
    ? [{ at, is: 'trail-set' as const, trail: after.trail }]
    : before.trail && !after.trail
      ? [{ at, is: 'removed' as const, side: 'trailing-stop' as const }]
      : []),
  ...priceEvents(at, [before.takeProfit, after.takeProfit], TAKE_PROFIT),
]

/** What was set, moved and removed, each against what stood before. What ends with the position is not said. */
const changedEvents = (changes: ReadonlyArray<ToldChange>, closedAt: Instant): ReadonlyArray<StoryEvent> => {
  let before: Protection = {}
  return changes.flatMap((change): ReadonlyArray<StoryEvent> => {
    const { at } = change
    const after = change.is === 'set' ? change.terms : {}
    const told = change.is === 'triggered' ? [change] : at >= closedAt ? [] : termsEvents(at, before, after)
    before = after
    return told
  })
}

const feesEvent = (amount: Decimal): ReadonlyArray<StoryEvent> =>
  compare(amount, zero) > 0 ? [{ at: null, is: 'fees', amount }] : []

/** What happened to one order, in time, from the broker's records only. Source: RULES.md, orders. */
export const storyOfOrder = (
  order: ToldOrder & { readonly fees: Decimal; readonly protection?: ToldProtection },
  fills: ReadonlyArray<ToldFill>,
): ReadonlyArray<StoryEvent> =>
  inTime([
    begun(order),
    ...amended(order),
    ...filledEvents(fills),
    ...protectedEvents(order.protection),
    ...ended(order),
    ...feesEvent(order.fees),
  ])

const quantityOf = (fills: ReadonlyArray<ToldFill>, wanted: OrderAction): Decimal =>
  sumOf(fills.filter(({ action }) => action === wanted).map(({ quantity }) => quantity))

/** Whether a position was held before the ex-date: then it is one of those for which the dividend was paid. */
const isPaidFor = (
  { code, direction, exDay, zone }: ToldDividend,
  position: ToldPosition,
  fills: ReadonlyArray<ToldFill>,
): boolean => {
  if (code !== position.code || direction !== position.direction) return false
  const exDate = instantOf(zone, exDay, 0)
  const before = fills.filter(({ time }) => time < exDate)
  return compare(quantityOf(before, 'open'), quantityOf(before, 'close')) > 0
}

/**
 * What happened to a position, in time: its orders, fills, protection and the dividends for which it was held, from the
 * broker's records only. A dividend names the quantity for which it was paid: other positions may be among it.
 */
export const storyOfPosition = (
  position: ToldPosition & { readonly fees: Decimal; readonly protection?: ToldProtection },
  orders: ReadonlyArray<ToldOrder>,
  fills: ReadonlyArray<ToldFill>,
  dividends: ReadonlyArray<ToldDividend>,
  /** Changes of its protection; empty where the server does not record them. */
  changes: ReadonlyArray<ToldChange> = [],
): ReadonlyArray<StoryEvent> => {
  const last = fills.reduce((latest, { time }) => Math.max(latest, time), 0)
  return inTime([
    ...orders.map(begun),
    ...orders.flatMap(amended),
    ...filledEvents(fills),
    ...(changes.length > 0
      ? [
          ...changedEvents(changes, position.state === 'closed' ? last : Infinity),
          ...protectedEvents(position.protection).filter(({ is }) => is === 'trail'),
        ]
      : protectedEvents(position.protection)),
    ...orders.flatMap(ended),
    ...dividends
      .filter((dividend) => dividend.paidAt !== null && isPaidFor(dividend, position, fills))
      .map(({ net, paidAt, quantity }) => ({ at: paidAt, is: 'dividend' as const, amount: net, quantity })),
    ...(position.state === 'closed' ? [{ at: last, is: 'closed' as const, profit: position.realisedProfit }] : []),
    ...(compare(position.quantity, zero) > 0 ? [{ at: null, is: 'held' as const, quantity: position.quantity }] : []),
    ...feesEvent(position.fees),
  ])
}
