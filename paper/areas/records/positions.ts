import { sql } from 'kysely'
import type { BigDecimal } from 'effect'
import type { Data, Handler } from '../../platform/contract/operations.ts'
import { figure } from '../wealth/records/wire.ts'
import { ownPage } from '../../platform/paging/own.ts'
import { amountText, millis } from '../../platform/wireText/figures.ts'
import { marketField, zoneField } from '../../market/listing/listedFields.ts'

type PositionRecord = Data<'/records/position'>['list'][number]

/** One page of a customer's closes, newest first. */
export const positionRecords: Handler<'/records/position'> = (fields, { broker, customer }) => {
  // The total includes every close of the currency, so it is calculated before the filters.
  const total = sql<BigDecimal.BigDecimal>`sum(profit) over (partition by currency order by id)`
  let query = broker.db
    .selectFrom((eb) =>
      eb
        .selectFrom('realised_profits')
        .selectAll()
        .select(total.as('total'))
        .where('customer_id', '=', customer.id)
        .as('closes'),
    )
    .selectAll()
  if (fields.type !== undefined) query = query.where('currency', '=', fields.type)
  if (fields.kind !== undefined) query = query.where('side', '=', fields.kind)
  const listing = { path: '/records/position', customerId: customer.id, fields }
  return ownPage(listing, query, 'realised_at', () => (row): PositionRecord => {
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
      total: amount(row.total),
      balance: amount(row.balance),
      buytime: millis(row.opened_at),
      selltime: millis(row.realised_at),
    }
  })
}
