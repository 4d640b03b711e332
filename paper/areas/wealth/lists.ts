import type { RealisedRecord, TiedRecord } from '../../../domain/wealth/wealth.ts'
import { compare, zero } from '../../../domain/money/decimal.ts'
import { roundToMinor, type Currency } from '../../../domain/money/money.ts'
import type { OfferKind } from '../../../domain/offers/offer.ts'
import { isOver } from '../../../domain/offers/subscription.ts'

import type { SubscriptionRow } from '../offers/tables.ts'
import type { Db } from '../../platform/database/transaction.ts'

/** The customer and the currency of the records. */
export interface RecordsRequest {
  readonly db: Db
  readonly customerId: string
  /** Undefined: the records of every currency. */
  readonly currency?: Currency | undefined
}

/** A row of a list that freezes money while its status says so. */
export type FrozenRecord = TiedRecord & { readonly currency: string }

type Frozen = Promise<ReadonlyArray<FrozenRecord>>

/** What of a subscription says how much money it freezes. */
type Subscribed = Pick<SubscriptionRow, 'currency' | 'held' | 'settled' | 'state'>

/** New shares: 0 nothing frozen, 1 frozen from the start, 2 paid, 3 over. The amounts of 1 and 2 count. */
const newShareStatus = (row: Subscribed): number => {
  if (isOver(row)) return 3
  if (compare(row.held, zero) === 0) return 0
  return row.state === 'won' || row.state === 'paid' ? 2 : 1
}

/** Placements: 0 waiting, won or paid, 1 delivered, 2 ended without delivery. The amounts of 0 count. */
const placementStatus = (row: Subscribed): number => {
  if (compare(row.settled, zero) > 0) return 1
  return isOver(row) ? 2 : 0
}

const STATUS = { 'new-share': newShareStatus, placement: placementStatus } as const

/** The money that a subscription of a kind freezes. */
export const frozenBy = (kind: OfferKind, row: Subscribed): FrozenRecord => ({
  currency: row.currency,
  amount: roundToMinor(row.held, row.currency),
  status: STATUS[kind](row),
})

/** The money frozen by each subscription of a kind, oldest first. Source: RULES.md, wealth. */
const readSubscriptions = async (kind: OfferKind, { currency, customerId, db }: RecordsRequest): Frozen => {
  const rows = await db
    .selectFrom('offer_subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? 'EUR'))
    .orderBy('id')
    .execute()
  return rows.map((row) => frozenBy(kind, row))
}

/** The money held for each waiting order to open, day trades included, oldest first. Source: RULES.md, wealth. */
const readOrderHolds = async ({ currency, customerId, db }: RecordsRequest): Frozen => {
  const rows = await db
    .selectFrom('orders')
    .select(['currency', 'held'])
    .where('customer_id', '=', customerId)
    .where('state', 'in', ['pending', 'partlyfilled'])
    .where('action', '=', 'open')
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? 'EUR'))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ currency: row.currency, amount: row.held, status: 0 }))
}

/** Money that subscriptions of new shares freeze. */
export const readNewShares = (request: RecordsRequest): Frozen => readSubscriptions('new-share', request)

/** Money that placements freeze. */
export const readPlacements = (request: RecordsRequest): Frozen => readSubscriptions('placement', request)

/** The kind of rebate-style item for money held for waiting orders, which the account centre requests. */
export const ORDER_HOLDS = 0

/** Money of rebate-style items of a kind; other kinds have none. */
export const readRebates = async (request: RecordsRequest, kind: number): Frozen =>
  kind === ORDER_HOLDS ? readOrderHolds(request) : []

/** Money in products: the invested amount, until the order ends. */
export const readProducts = ({ currency, customerId, db }: RecordsRequest): Frozen =>
  db
    .selectFrom('product_orders')
    .select(['currency', 'amount', 'status'])
    .where('customer_id', '=', customerId)
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? 'EUR'))
    .orderBy('id')
    .execute()

/** The realised profit of each close. */
export const readRealised = ({
  currency,
  customerId,
  db,
}: RecordsRequest): Promise<ReadonlyArray<RealisedRecord & { readonly currency: string }>> =>
  db
    .selectFrom('realised_profits')
    .select(['currency', 'profit'])
    .where('customer_id', '=', customerId)
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? 'EUR'))
    .orderBy('id')
    .execute()
