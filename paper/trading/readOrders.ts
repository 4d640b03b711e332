import type { BigDecimal } from 'effect'
import { sql } from 'kysely'
import { formatDecimal } from '../../domain/money/decimal.ts'
import type { Tx } from '../database/transaction.ts'
import type { OrderRow, PositionRow } from './tables.ts'

/** No moment's book is deeper than so many orders of a side. The rest waits for the next second. */
const AT_MOST = 500

/** The order by price of those that reach `best`; none where that side of the book is empty. */
const reaching = (code: string, side: 'buy' | 'sell', best: BigDecimal.BigDecimal | undefined, at: Date) => {
  const [reaches, better] = side === 'buy' ? [sql`>=`, sql`desc`] : [sql`<=`, sql`asc`]
  return sql`
    select * from orders
    where code = ${code} and side = ${side} and state in ('pending', 'partlyfilled') and expires_at > ${at}
      and ${best !== undefined} and (worst_price is null or worst_price ${reaches} ${best ? formatDecimal(best) : 0}::numeric)
    order by worst_price ${better} nulls first, sequence limit ${AT_MOST}
    for no key update skip locked`
}

/**
 * Waiting orders of an instrument that reach the best prices, locked. Those that somebody is cancelling at this moment
 * are left alone: the cancellation wins.
 */
export const readReaching = async (
  tx: Tx,
  code: string,
  best: { readonly bid: BigDecimal.BigDecimal | undefined; readonly ask: BigDecimal.BigDecimal | undefined },
  at: Date,
): Promise<ReadonlyArray<OrderRow>> => {
  const { rows } = await sql<OrderRow>`
    with buys as (${reaching(code, 'buy', best.ask, at)}), sells as (${reaching(code, 'sell', best.bid, at)})
    select * from buys union all select * from sells`.execute(tx)
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

/** The positions of orders, locked in the order of their ids. */
export const readPositions = async (tx: Tx, orders: ReadonlyArray<OrderRow>): Promise<Map<string, PositionRow>> => {
  const ids = [...new Set(orders.map(({ position_id }) => position_id))]
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('positions')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
