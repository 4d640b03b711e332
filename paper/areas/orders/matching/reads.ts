import type { BigDecimal } from 'effect'
import { sql } from 'kysely'
import { decimal } from '../../../../domain/money/decimal.ts'
import { isOneOf, recordset } from '../../../platform/database/recordset.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { PositionRow } from '../../positions/tables.ts'
import type { OrderRow } from '../tables.ts'
import { levelKey, type Taken } from './crossing.ts'
import { overridesVersion } from '../../../market/overrides/overrides.ts'

/** Instruments that only this transaction matches until it ends. */
export interface LockedBooks {
  /** The version of the testers' changes to the market, as this transaction sees it. */
  readonly overridesVersion: string
  /** By code: the quantity that the broker's customers took of each level in this second. */
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
 * instrument's orders, and the next one sees what it took. The sweep passes its fence: it skips instruments that
 * another transaction is matching (which sees the same orders), and those that a later sweep has touched. Undefined:
 * none is left.
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
  // A separate statement, after the wait for the lock: it sees what the previous holder has taken.
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

/** The most orders of a side to match at one moment. The rest waits for the next second. */
const AT_MOST = 500

/** The best prices of an instrument's book; null where a side is empty: no order reaches it. */
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
        and created_at <= ${at} and worst_price ${reaches}
      order by worst_price ${better}, sequence limit ${AT_MOST}
    ) o`
}

/** Orders that must be filled at once and do not reach the book: the match ends them. */
const beyond = (books: ReadonlyArray<Best>, at: Date) => sql`
  select o.* from ${recordset('w', books, { code: 'text', bid: 'numeric', ask: 'numeric' })}
  join orders o on o.code = w.code and o.state in ('pending', 'partlyfilled') and o.time_in_force in ('ioc', 'fok')
    and o.created_at <= ${at} and o.expires_at > ${at}
    and (case o.side when 'buy' then o.worst_price >= w.ask else o.worst_price <= w.bid end) is not true`

/**
 * Waiting orders of instruments that reach the best prices, and those that must be filled at once. They are not locked: most find nothing left in the book. If
 * one is cancelled before it is written, the transaction is repeated. One that was accepted while this match waited for its turn is
 * left to the next match: no fill is older than its order.
 */
export const readReaching = async (tx: Tx, books: ReadonlyArray<Best>, at: Date): Promise<ReadonlyArray<OrderRow>> => {
  const { rows } = await sql<OrderRow>`
    ${reaching(books, 'buy', at)} union all ${reaching(books, 'sell', at)} union all ${beyond(books, at)}`.execute(tx)
  return rows
}

/** Orders that still wait, locked, in the order of their ids. */
export const readWaiting = (tx: Tx, ids: ReadonlyArray<string>): Promise<ReadonlyArray<OrderRow>> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('orders')
        .selectAll()
        .where(isOneOf('id', ids))
        .where('state', 'in', ['pending', 'partlyfilled'])
        .orderBy('id')
        .forNoKeyUpdate()
        .execute()

/** The positions of orders, as this transaction sees them. */
export const readPositions = async (tx: Tx, orders: ReadonlyArray<OrderRow>): Promise<Map<string, PositionRow>> => {
  const ids = [...new Set(orders.map(({ position_id }) => position_id))]
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('positions').selectAll().where(isOneOf('id', ids)).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
