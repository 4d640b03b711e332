import { formatDecimal } from '../../../domain/money/decimal.ts'
import type { Subscription } from '../../../domain/offers/subscription.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { SubscriptionRow } from './tables.ts'

/** A subscription, locked until the transaction ends; undefined where there is none. */
export const lockSubscription = (tx: Tx, id: string): Promise<SubscriptionRow | undefined> =>
  tx.selectFrom('offer_subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Stores a subscription's next state; the caller has moved its money. */
export const saveSubscription = (
  tx: Tx,
  row: SubscriptionRow,
  next: Subscription,
  more: { readonly paid_at?: Date; readonly position_id?: string } = {},
): Promise<SubscriptionRow> =>
  tx
    .updateTable('offer_subscriptions')
    .set({
      state: next.state,
      allotted: next.allotted && formatDecimal(next.allotted),
      held: formatDecimal(next.held),
      refunded: formatDecimal(next.refunded),
      settled: formatDecimal(next.settled),
      ...more,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The name of the instrument in messages. */
export const namedIn = ({ code, name }: Pick<SubscriptionRow, 'code' | 'name'>): string => `${code} ${name}`
