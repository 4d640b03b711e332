import type { Db } from '../../../platform/database/transaction.ts'
import { later, DAY } from '../../../platform/clock/instant.ts'
import { type Valuation, valuationOf } from '../../wealth/performance/valuation.ts'

/** The last movement of each wallet before an instant. */
const lastBefore = async (db: Db, owner: string, to: Date): Promise<ReadonlyMap<string, bigint>> => {
  const rows = await db
    .selectFrom('wallet_movements')
    .select(['currency', (eb) => eb.fn.max('position').as('position')])
    .where('owner', '=', owner)
    .where('at', '<', to)
    .groupBy('currency')
    .execute()
  return new Map(rows.map(({ currency, position }) => [currency, position]))
}

/**
 * The last recorded valuation that contains no movement at or after an instant, so that it shows what was held then. The one that
 * is recorded just after midnight counts for the day before, where nothing moved between. Source: RULES.md, statements.
 */
export const readValuedBefore = async (db: Db, owner: string, to: Date): Promise<Valuation | undefined> => {
  const [rows, last] = await Promise.all([
    db
      .selectFrom('worths')
      .select(['at', 'total', 'details'])
      .where('customer_id', '=', owner)
      .where('at', '<', later(to, DAY))
      .orderBy('day', 'desc')
      .limit(3)
      .execute(),
    lastBefore(db, owner, to),
  ])
  return rows
    .flatMap(({ at, details, total }) => (details ? [valuationOf(at, total, details)] : []))
    .find(({ at, wallets }) =>
      [...wallets].every(([currency, { position }]) => at < to || position <= (last.get(currency) ?? 0n)),
    )
}
