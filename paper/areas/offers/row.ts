import { formatDecimal } from '../../../domain/money/decimal.ts'
import type { Subscription } from '../../../domain/offers/subscription.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { OfSubscription } from '../messages/kinds.ts'
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

/** A subscription in messages. */
export const toldOf = ({ code, kind, name }: Pick<SubscriptionRow, 'code' | 'kind' | 'name'>): OfSubscription => ({
  instrument: `${code} ${name}`,
  screen: kind === 'placement' ? '/market/subscribRecord' : '/mine/newShareOrder',
})
