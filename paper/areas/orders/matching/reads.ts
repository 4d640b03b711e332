import type { BigDecimal } from 'effect'
import { sql } from 'kysely'
import { decimal } from '../../../../domain/money/decimal.ts'
import { recordset } from '../../../platform/database/recordset.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { PositionRow } from '../../positions/tables.ts'
import type { OrderRow } from '../tables.ts'
import { levelKey, type Taken } from './crossing.ts'
import { overridesVersion } from '../../../market/overrides/overrides.ts'

/** Instruments that this transaction alone matches until it ends. */
export interface LockedBooks {
  /** Of what testers did to the market, as this transaction sees it. */
  readonly overridesVersion: string
  /** By code: what our customers took of each level in this second. */
  readonly taken: ReadonlyMap<string, Taken>
}

interface Locked {
  readonly code: string
}

interface Row extends Locked {
  readonly version: string
  readonly taken: ReadonlyArray<{ side: 'bid' | 'ask'; price: string; quantity: string }>
}

/**
 * Locks instruments, in the order of their codes, until the transaction ends: only one process at a time matches an
 * instrument's orders, and one that comes after another sees what it took. The sweep names its fence: it skips what
 * somebody is matching (who sees the same orders), and what a later sweep has touched. Undefined: nothing is left.
 */
export const lockBooks = async (
  tx: Tx,
  codes: ReadonlyArray<string>,
  second: number,
  fence?: bigint,
): Promise<LockedBooks | undefined> => {
  const wanted = codes.toSorted().map((code) => ({ code }))
  const { rows: locked } =
    fence === undefined
      ? await sql<Locked>`
          insert into matching_books as b (code) select code from ${recordset('w', wanted, { code: 'text' })}
          on conflict (code) do update set fence = b.fence returning b.code`.execute(tx)
      : await sql<Locked>`
          update matching_books b set fence = ${fence} where code in (
            select code from matching_books join ${recordset('w', wanted, { code: 'text' })} using (code)
            where fence <= ${fence} order by code for no key update of matching_books skip locked
          ) returning b.code`.execute(tx)
  // A statement of its own, after the wait for the lock: it sees what the holder before has taken.
  const { rows } = await sql<Row>`
    select l.code, ${overridesVersion} as version,
      (select coalesce(jsonb_agg(jsonb_build_object('side', side, 'price', price::text, 'quantity', quantity::text)), '[]')
        from book_consumption c where c.code = l.code and c.second = ${second}::bigint) as taken
    from ${recordset('l', locked, { code: 'text' })}`.execute(tx)
  const [first] = rows
  if (first === undefined) return undefined
  const takenOf = ({ taken }: Row): Taken =>
    new Map(taken.map(({ price, quantity, side }) => [levelKey(side, decimal(price)), decimal(quantity)]))
  return { overridesVersion: first.version, taken: new Map(rows.map((row) => [row.code, takenOf(row)])) }
}

/** No moment's book is deeper than so many orders of a side. The rest waits for the next second. */
const AT_MOST = 500

/** The best prices of an instrument's book; null where a side is empty: nobody reaches it. */
export interface Best {
  readonly code: string
  readonly bid: BigDecimal.BigDecimal | null
  readonly ask: BigDecimal.BigDecimal | null
}

const reaching = (books: ReadonlyArray<Best>, side: 'buy' | 'sell', at: Date) => {
  const [reaches, better] = side === 'buy' ? [sql`>= w.ask`, sql`desc`] : [sql`<= w.bid`, sql`asc`]
  return sql`
    select o.* from ${recordset('w', books, { code: 'text', bid: 'numeric', ask: 'numeric' })}
    cross join lateral (
      select * from orders
      where code = w.code and side = ${side} and state in ('pending', 'partlyfilled') and expires_at > ${at}
        and worst_price ${reaches}
      order by worst_price ${better}, sequence limit ${AT_MOST}
    ) o`
}

/**
 * Waiting orders of instruments that reach the best prices. They are not locked: most find nothing left in the book.
 * One that is cancelled before it is written to makes that transaction start again.
 */
export const readReaching = async (tx: Tx, books: ReadonlyArray<Best>, at: Date): Promise<ReadonlyArray<OrderRow>> => {
  const { rows } = await sql<OrderRow>`
    ${reaching(books, 'buy', at)} union all ${reaching(books, 'sell', at)}`.execute(tx)
  return rows
}

/** Orders that still wait, locked, in the order of their ids. */
export const readWaiting = (tx: Tx, ids: ReadonlyArray<string>): Promise<ReadonlyArray<OrderRow>> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('orders')
        .selectAll()
        .where('id', 'in', ids)
        .where('state', 'in', ['pending', 'partlyfilled'])
        .orderBy('id')
        .forNoKeyUpdate()
        .execute()

/** The positions of orders, as this transaction sees them. */
export const readPositions = async (tx: Tx, orders: ReadonlyArray<OrderRow>): Promise<Map<string, PositionRow>> => {
  const ids = [...new Set(orders.map(({ position_id }) => position_id))]
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('positions').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
