import type { BigDecimal } from 'effect'
import { sql } from 'kysely'
import { recordset } from '../../platform/database/recordset.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { OrderRow } from './tables.ts'
import type { PositionRow } from '../positions/tables.ts'

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
