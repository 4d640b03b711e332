import { sum } from 'effect/BigDecimal'
import type { Decimal } from '../../domain/money/decimal.ts'
import type { Currency } from '../../domain/money/money.ts'
import type { Db } from '../database/transaction.ts'

/** What a day trade ties up, as the account centre counts it. */
export interface TiedByDayTrade {
  readonly amount: Decimal
  /** 0 waiting or in progress, 1 over, 2 never filled. */
  readonly status: 0 | 1 | 2
}

const STATUS = { pending: 0, holding: 0, closed: 1, cancelled: 2 } as const

/** Own money in each day trade: its margin and what its opening order still holds. Source: RULES.md, day trading. */
export const tiedByDayTrades = async (
  db: Db,
  customerId: string,
  currency: Currency,
): Promise<ReadonlyArray<TiedByDayTrade>> => {
  const rows = await db
    .selectFrom('positions as p')
    .innerJoin('orders as o', 'o.id', 'p.id')
    .select(['p.margin', 'o.held', 'p.state'])
    .where('p.customer_id', '=', customerId)
    .where('p.currency', '=', currency)
    .where('p.square_off_at', 'is not', null)
    .orderBy('p.id')
    .execute()
  return rows.map(({ held, margin, state }) => ({ amount: sum(margin, held), status: STATUS[state] }))
}
