import { sql } from 'kysely'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import { CURRENCIES, type Currency } from '../../../../domain/money/money.ts'
import { recordset } from '../../../platform/database/recordset.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Valuation } from './valuation.ts'

/** What the movements of one kind, direction and day gained a wallet, and by which of the broker's accounts. */
export interface Amounts {
  readonly cash: Decimal
  /** Money from outside: deposits and payouts, practice money, principal of loans. */
  readonly outside: Decimal
  readonly exchanged: Decimal
  readonly fees: Decimal
  readonly taxes: Decimal
  readonly interest: Decimal
  readonly lending: Decimal
  readonly rewards: Decimal
}

/** What every sum of movements has in common. */
export interface Moved extends Amounts {
  readonly currency: Currency
  /** The valuation that is the first to contain them, by its place in the list. */
  readonly valuation: number
  readonly kind: string
  /** Day of UTC: `2026-05-31`. */
  readonly day: string
  /** Whether the wallet gained: money in and out of one day is not set off. */
  readonly comes_in: boolean
}

/** Movements with the same cause, added up from the ledger: what the customer's free and frozen money gained. */
export interface InstrumentCause extends Moved {
  /** Instrument or product that they belong to; null for none. */
  readonly code: string | null
  readonly name: string | null
}

/**
 * What moved a customer's money between the first valuation and the last, from every movement. Movements are assigned by their position, not by
 * their time, so that each counts in exactly one sub-period. The account on the other side of each transfer shows its purpose.
 * A reference belongs to at most one record, and most belong to orders, so the others are read only where there is no order.
 */
export const readMovements = async (
  db: Db,
  owner: string,
  valuations: ReadonlyArray<Valuation>,
): Promise<ReadonlyArray<InstrumentCause>> => {
  const limits = CURRENCIES.map((currency) => {
    const positions = valuations.map(({ wallets }) => wallets.get(currency)?.position ?? 0n)
    return { currency, positions: `{${positions.join(',')}}`, first: positions[0] ?? 0n, last: positions.at(-1) ?? 0n }
  }).filter(({ first, last }) => last > first)
  if (limits.length === 0) return []
  const { rows } = await sql<InstrumentCause>`
    with moved as materialized (
      select m.*, width_bucket(m.position - 1, l.positions::bigint[]) as valuation,
        case when length(m.reference) = 36 and translate(m.reference, '0123456789abcdef-', '') = ''
          then m.reference::uuid end as record
      from ${recordset('l', limits, { currency: 'text', positions: 'text', first: 'bigint', last: 'bigint' })}
      join wallet_movements m on m.owner = ${owner} and m.currency = l.currency
        and m.position > l.first and m.position <= l.last
    )
    select m.currency, m.valuation, m.kind, to_char(m.at at time zone 'UTC', 'YYYY-MM-DD') as day,
      m.money + m.frozen_money > 0 as comes_in, r.code, max(r.name) as name,
      sum(m.money + m.frozen_money) as cash, coalesce(sum(h.outside), 0) as outside,
      coalesce(sum(h.exchanged), 0) as exchanged, coalesce(sum(h.fees), 0) as fees, coalesce(sum(h.taxes), 0) as taxes,
      coalesce(sum(h.interest), 0) as interest, coalesce(sum(h.lending), 0) as lending,
      coalesce(sum(h.rewards), 0) as rewards
    from moved m
    left join lateral (
      select code, null as name from orders where id = m.record
      union all select code, null from dividend_payments where id = m.record
      union all select code, null from stock_loans where id = m.record
      union all select code, name from product_orders where id = m.record
      union all select code, name from offer_subscriptions where id = m.record
      limit 1
    ) r on true
    cross join lateral (
      select
        -sum(g.amount) filter (where a.kind in ('payments', 'practice') or (a.kind = 'credit' and m.kind = 'credit'))
          as outside,
        -sum(g.amount) filter (where a.kind in ('exchange', 'rounding')) as exchanged,
        sum(g.amount) filter (where a.kind = 'fees') as fees,
        sum(g.amount) filter (where a.kind = 'taxes') as taxes,
        sum(g.amount) filter (where a.kind = 'credit' and m.kind = 'credit-interest') as interest,
        -sum(g.amount) filter (where a.kind = 'lending') as lending,
        -sum(g.amount) filter (where a.kind = 'rewards') as rewards
      from ledger_postings g join ledger_accounts a on a.id = g.account_id
      where g.transfer_id = m.transfer_id and g.currency = m.currency and a.owner is null
    ) h
    where m.money + m.frozen_money <> 0
    group by 1, 2, 3, 4, 5, 6`.execute(db)
  return rows
}
