import { sql } from 'kysely'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import type { Db } from '../../../platform/database/transaction.ts'

/** From an instant to another, which is not included. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

/** A wallet over a span, added up from its movements and from the other side of their transfers. */
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

/** The wallets of a customer that had a movement before the end of a span, by currency. */
export const readWalletBooks = async (
  db: Db,
  owner: string,
  { from, to }: Span,
): Promise<ReadonlyArray<WalletBook>> => {
  const { rows } = await sql<WalletBook>`
    with moved as (
      select currency, coalesce(sum(money) filter (where at < ${from}), 0) as opening,
        coalesce(sum(frozen_money) filter (where at < ${from}), 0) as "openingFrozen",
        sum(money) as closing, sum(frozen_money) as "closingFrozen"
      from wallet_movements where owner = ${owner} and at < ${to} group by currency
    ), costs as (
      select m.currency, sum(g.amount) filter (where a.kind = 'fees') as fees,
        sum(g.amount) filter (where a.kind = 'taxes') as taxes,
        sum(g.amount) filter (where a.kind = 'credit' and m.kind = 'credit-interest') as interest
      from wallet_movements m
      join ledger_postings g on g.transfer_id = m.transfer_id and g.currency = m.currency
      join ledger_accounts a on a.id = g.account_id and a.owner is null
      where m.owner = ${owner} and m.at >= ${from} and m.at < ${to} group by m.currency
    ), closed as (
      select currency, sum(profit) as realised from realised_profits
      where customer_id = ${owner} and realised_at >= ${from} and realised_at < ${to} group by currency
    )
    select m.*, coalesce(c.fees, 0) as fees, coalesce(c.taxes, 0) as taxes, coalesce(c.interest, 0) as interest,
      coalesce(r.realised, 0) as realised
    from moved m left join costs c using (currency) left join closed r using (currency)
    order by currency`.execute(db)
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
