import { sql } from 'kysely'
import type { BigDecimal } from 'effect'
import { decimal } from '../../domain/money/decimal.ts'
import type { Tx } from '../database/transaction.ts'
import { levelKey } from './crossing.ts'
import { overridesVersion } from './overrides.ts'

export interface LockedBook {
  /** Of what testers did to the market, as this transaction sees it. */
  readonly overridesVersion: string
  /** What our customers took of each level in this second. */
  readonly taken: ReadonlyMap<string, BigDecimal.BigDecimal>
}

interface Row {
  readonly version: string
  readonly taken: ReadonlyArray<{ side: 'bid' | 'ask'; price: string; quantity: string }>
}

/**
 * Locks an instrument until the transaction ends: only one process at a time matches its orders, and one that comes
 * after another sees what it took. The sweep names its fence: it skips an instrument that somebody is matching (who
 * sees the same orders), and one that a later sweep has touched. Undefined: leave it alone.
 */
export const lockBook = async (
  tx: Tx,
  code: string,
  second: number,
  fence?: bigint,
): Promise<LockedBook | undefined> => {
  const seen = sql`${overridesVersion} as version,
    (select coalesce(jsonb_agg(jsonb_build_object('side', side, 'price', price::text, 'quantity', quantity::text)), '[]')
      from book_consumption c where c.code = ${code} and c.second = ${second}::bigint) as taken`
  const { rows } =
    fence === undefined
      ? await sql<Row>`
          insert into matching_books as b (code) values (${code})
          on conflict (code) do update set fence = b.fence returning ${seen}`.execute(tx)
      : await sql<Row>`
          update matching_books set fence = ${fence} where code = (
            select code from matching_books where code = ${code} and fence <= ${fence} for no key update skip locked
          ) returning ${seen}`.execute(tx)
  const row = rows[0]
  if (row === undefined) return undefined
  return {
    overridesVersion: row.version,
    taken: new Map(row.taken.map(({ price, quantity, side }) => [levelKey(side, decimal(price)), decimal(quantity)])),
  }
}
