import { sql } from 'kysely'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import type { Db } from '../../../platform/database/transaction.ts'

/** From an instant to another, which is not included. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

/** A wallet over a span, from its movements and from the other side of their transfers. */
export interface WalletBook {
  readonly currency: Currency
  readonly opening: Decimal
  readonly openingFrozen: Decimal
  readonly closing: Decimal
  readonly closingFrozen: Decimal
  readonly fees: Decimal
  readonly taxes: Decimal
  readonly interest: Decimal
  readonly realised: Decimal
}

/**
 * The wallets of a customer that had a movement before the end of a span, by currency. What a wallet held at an instant is what it
 * holds now less what moved since, so that a recent month does not add up a life. The costs are read movement by movement (`offset 0`
 * keeps that order): the other order would read every fee of all customers.
 */
export const readWalletBooks = async (
  db: Db,
  owner: string,
  { from, to }: Span,
): Promise<ReadonlyArray<WalletBook>> => {
  const { rows } = await sql<WalletBook>`
    with since as materialized (
      select transfer_id, currency, kind, money, frozen_money, at < ${to} as is_within
      from wallet_movements where owner = ${owner} and at >= ${from}
    ), moved as (
      select currency, sum(money) as money, sum(frozen_money) as frozen,
        sum(money) filter (where not is_within) as money_after, sum(frozen_money) filter (where not is_within) as frozen_after
      from since group by currency
    ), costs as (
      select s.currency, sum(p.amount) filter (where p.kind = 'fees') as fees,
        sum(p.amount) filter (where p.kind = 'taxes') as taxes,
        sum(p.amount) filter (where p.kind = 'credit' and s.kind = 'credit-interest') as interest
      from since s cross join lateral (
        select a.kind, g.amount from ledger_postings g join ledger_accounts a on a.id = g.account_id and a.owner is null
        where g.transfer_id = s.transfer_id and g.currency = s.currency offset 0
      ) p
      where s.is_within group by s.currency
    ), closed as (
      select currency, sum(profit) as realised from realised_profits
      where customer_id = ${owner} and realised_at >= ${from} and realised_at < ${to} group by currency
    )
    select w.currency, w.balance - coalesce(m.money, 0) as opening, w.frozen - coalesce(m.frozen, 0) as "openingFrozen",
      w.balance - coalesce(m.money_after, 0) as closing, w.frozen - coalesce(m.frozen_after, 0) as "closingFrozen",
      coalesce(c.fees, 0) as fees, coalesce(c.taxes, 0) as taxes, coalesce(c.interest, 0) as interest,
      coalesce(r.realised, 0) as realised
    from wallets w left join moved m using (currency) left join costs c using (currency) left join closed r using (currency)
    where w.owner = ${owner}
      and exists (select from wallet_movements b where b.owner = w.owner and b.currency = w.currency and b.at < ${to})
    order by w.currency`.execute(db)
  return rows
}

/** All movements of a customer in a span, in the order of their booking. */
export const readBooked = (db: Db, owner: string, { from, to }: Span) =>
  db
    .selectFrom('wallet_movements')
    .selectAll()
    .where('owner', '=', owner)
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('position')
    .execute()
