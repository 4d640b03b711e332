import type { RealisedRecord, TiedRecord } from '../../../domain/wealth/wealth.ts'
import type { Asked } from './asked.ts'
import { readOrderHolds } from './orders.ts'
import { readSubscriptions } from './subscriptions.ts'

/** A row of a list that freezes money while its status says so. */
export type FrozenRecord = TiedRecord & { readonly currency: string }

type Frozen = Promise<ReadonlyArray<FrozenRecord>>

/** Money that subscriptions of new shares freeze. */
export const readNewShares = (asked: Asked): Frozen => readSubscriptions('new-share', asked)

/** Money that placements freeze. */
export const readPlacements = (asked: Asked): Frozen => readSubscriptions('placement', asked)

/** The kind of rebate-style item that is money held for waiting orders: what the account centre asks for. */
export const ORDER_HOLDS = 0

/** Money of rebate-style items of a kind; of others there are none. */
export const readRebates = async (asked: Asked, kind: number): Frozen =>
  kind === ORDER_HOLDS ? readOrderHolds(asked) : []

/** Money in products: what was invested, until the order ends. */
export const readProducts = ({ currency, customerId, db }: Asked): Frozen =>
  db
    .selectFrom('product_orders')
    .select(['currency', 'amount', 'status'])
    .where('customer_id', '=', customerId)
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? 'EUR'))
    .orderBy('id')
    .execute()

/** Money of withdrawals under review. */
export const readWithdrawals = ({ currency, customerId, db }: Asked): Frozen =>
  db
    .selectFrom('withdrawals')
    .select(['currency', 'amount', 'status'])
    .where('customer_id', '=', customerId)
    .where('status', '=', 0)
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? 'EUR'))
    .orderBy('id')
    .execute()

/** What each close brought. */
export const readRealised = ({
  currency,
  customerId,
  db,
}: Asked): Promise<ReadonlyArray<RealisedRecord & { readonly currency: string }>> =>
  db
    .selectFrom('realised_profits')
    .select(['currency', 'profit'])
    .where('customer_id', '=', customerId)
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? 'EUR'))
    .orderBy('id')
    .execute()
