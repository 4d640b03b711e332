import { compare, zero } from '../../../domain/money/decimal.ts'
import { roundToMinor } from '../../../domain/money/money.ts'
import type { OfferKind } from '../../../domain/offers/offer.ts'
import { isOver } from '../../../domain/offers/subscription.ts'
import type { TiedRecord } from '../../../domain/wealth/wealth.ts'
import { subscriptionOf } from '../offers/row.ts'
import type { SubscriptionRow } from '../offers/tables.ts'
import type { Asked } from './asked.ts'

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

/** What each subscription of a kind freezes, oldest first. Source: RULES.md, wealth. */
export const readSubscriptions = async (
  kind: OfferKind,
  { currency, customerId, db }: Asked,
): Promise<ReadonlyArray<TiedRecord & { readonly currency: string }>> => {
  const rows = await db
    .selectFrom('offer_subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? 'EUR'))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    currency: row.currency,
    amount: roundToMinor(row.held, row.currency),
    status: STATUS[kind](row),
  }))
}
