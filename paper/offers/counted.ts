import { compare, type Decimal, zero } from '../../domain/money/decimal.ts'
import { type Currency, roundToMinor } from '../../domain/money/money.ts'
import type { OfferKind } from '../../domain/offers/offer.ts'
import { isOver } from '../../domain/offers/subscription.ts'
import type { Db } from '../database/transaction.ts'
import { subscriptionOf } from './row.ts'
import type { SubscriptionRow } from './tables.ts'

/** A subscription as the account centre counts it. */
interface CountedSubscription {
  /** Frozen for it now. */
  readonly amount: Decimal
  readonly status: number
}

/** New shares: 0 nothing frozen, 1 frozen from the start, 2 paid, 3 over. The amounts of 1 and 2 count. */
const newShareStatus = (row: SubscriptionRow): number => {
  if (isOver(subscriptionOf(row))) return 3
  if (compare(row.held, zero) === 0) return 0
  return row.state === 'won' || row.state === 'paid' ? 2 : 1
}

/** Placements: 0 waiting, won or paid, 1 delivered, 2 come to nothing. The amounts of 0 count. */
const placementStatus = (row: SubscriptionRow): number => {
  if (compare(row.settled, zero) > 0) return 1
  return isOver(subscriptionOf(row)) ? 2 : 0
}

const STATUS = { 'new-share': newShareStatus, placement: placementStatus } as const

interface Asked {
  readonly customerId: string
  readonly kind: OfferKind
  readonly currency: Currency
}

/** A customer's subscriptions in a currency, oldest first. Source: RULES.md, wealth. */
export const countedSubscriptions = async (
  db: Db,
  { currency, customerId, kind }: Asked,
): Promise<ReadonlyArray<CountedSubscription>> => {
  const rows = await db
    .selectFrom('offer_subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('currency', '=', currency)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ amount: roundToMinor(row.held, row.currency), status: STATUS[kind](row) }))
}
