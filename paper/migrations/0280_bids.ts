import { type Migration, sql } from 'kysely'

/**
 * Bids in offers by book building and auction. Their money is frozen at `price`, and their shares are paid for at `cutoff`: a subscription
 * without them has a fixed price, as a process of the version before writes it.
 */
export const bids: Migration = {
  up: async (db) => {
    await sql`
      alter table offer_subscriptions
        add bid text check (bid in ('price', 'cut-off')),
        add cutoff numeric check (cutoff > 0),
        add wanted_above numeric check (wanted_above >= 0),
        add wanted_at numeric check (wanted_at >= 0),
        add constraint bid_has_a_cutoff check (
          (bid is null) = (cutoff is null) and (bid is null) = (wanted_above is null) and (bid is null) = (wanted_at is null)),
        add constraint bid_is_paid_up_front check (bid is null or payment = 'up-front'),
        add constraint nobody_pays_more_than_bid check (cutoff <= price or coalesce(allotted, 0) = 0),
        drop constraint delivered_is_paid,
        add constraint delivered_is_paid check (settled = 0 or settled = coalesce(cutoff, price) * allotted)`.execute(
      db,
    )
  },
}
