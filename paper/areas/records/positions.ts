import { type Selectable, sql } from 'kysely'
import type { BigDecimal } from 'effect'
import type { Data, Handler } from '../../platform/contract/operations.ts'
import { figure } from '../wealth/records/wire.ts'
import { zero } from '../../../domain/money/decimal.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { ownPage } from '../../platform/paging/ownRows.ts'
import { amountText, millis } from '../../platform/wireText/figures.ts'
import { marketField, zoneField } from '../../market/listing/listedFields.ts'

type PositionRecord = Data<'/records/position'>['list'][number]

type CloseRow = Selectable<Database['realised_profits']>

const show = (row: CloseRow, total: BigDecimal.BigDecimal): PositionRecord => {
  const amount = (sum: BigDecimal.BigDecimal) => amountText(sum, row.currency)
  return {
    id: row.id,
    orderid: row.order_id,
    code: row.code,
    name: row.name,
    ...zoneField(row.code),
    ...marketField(row.code),
    currency: row.currency,
    direction: row.side,
    leverage: figure(row.leverage),
    stock_num: figure(row.quantity),
    buyprice: figure(row.open_price),
    sellprice: figure(row.close_price),
    margin: amount(row.margin),
    fee: amount(row.fee),
    yingkui: amount(row.profit),
    total: amount(total),
    balance: amount(row.balance),
    buytime: millis(row.opened_at),
    selltime: millis(row.realised_at),
  }
}

/**
 * The total profit of a currency up to each close of a page, every close included that the page leaves out: the kept sum
 * less what came later.
 */
const totalsOf = async (db: Db, customerId: string, ids: ReadonlyArray<string>) => {
  const { rows } = await sql<{ id: string; total: BigDecimal.BigDecimal }>`
    select id, total from (
      select c.id, s.profit - coalesce(sum(c.profit) over (
        partition by c.currency order by c.id desc rows between unbounded preceding and 1 preceding), 0) as total
      from realised_profits c join realised_sums s using (customer_id, currency)
      where c.customer_id = ${customerId} and c.id >= ${ids.at(-1) ?? null}
    ) later where id = any (${ids})`.execute(db)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

/** One page of a customer's closes, newest first. */
export const positionRecords: Handler<'/records/position'> = (fields, { broker, customer }) => {
  let query = broker.db.selectFrom('realised_profits').selectAll()
  if (fields.type !== undefined) query = query.where('currency', '=', fields.type)
  if (fields.kind !== undefined) query = query.where('side', '=', fields.kind)
  const listing = { path: '/records/position', customerId: customer.id, fields }
  return ownPage(listing, query, 'realised_at', async (rows) => {
    const ids = rows.map(({ id }) => id)
    const totals = await totalsOf(broker.db, customer.id, ids)
    return (row) => show(row, totals.get(row.id) ?? zero)
  })
}
