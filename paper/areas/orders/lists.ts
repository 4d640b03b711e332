import { instrumentOf, priceText, quantityText } from '../../market/listing/figures.ts'
import type { Data, Handlers } from '../../platform/contract/operations.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import { isUuid } from '../../platform/wireText/isUuid.ts'
import { ownPage } from '../../platform/paging/ownRows.ts'
import { MOST_CHANGES } from '../positions/protection/storedProtection.ts'
import { fillWire } from './orderWire.ts'
import type { OrderRow } from './tables.ts'
import { wireWithProtection } from './protecting/wireWithProtection.ts'

/** What the customer changed of an order last, oldest first. */
const changesOf = async (
  db: Db,
  { code, id }: Pick<OrderRow, 'code' | 'id'>,
): Promise<NonNullable<Data<'/trade/orderinfo'>['changes']>> => {
  const instrument = instrumentOf(code)
  const latest = db.selectFrom('order_changes').selectAll().where('order_id', '=', id).orderBy('id', 'desc')
  const rows = await latest.limit(MOST_CHANGES).execute()
  return rows.toReversed().map((row) => ({
    time: row.at.getTime(),
    oldprice: priceText(row.old_price, instrument),
    price: priceText(row.price, instrument),
    oldquantity: quantityText(row.old_quantity),
    quantity: quantityText(row.quantity),
  }))
}

/** Ids grow with the time of acceptance, so newest first is by id. */
export const orderLists = {
  '/trade/orderinfo': async ({ clientorderid, orderid }, { broker, customer }) => {
    if ((orderid === undefined) === (clientorderid === undefined)) return reject('invalid-parameters', '/orderid')
    if (orderid !== undefined && !isUuid(orderid)) return reject('order-not-found', '/orderid')
    const order = await broker.db
      .selectFrom('orders')
      .selectAll()
      .where('customer_id', '=', customer.id)
      .where(orderid === undefined ? 'client_order_id' : 'id', '=', orderid ?? clientorderid ?? null)
      .executeTakeFirst()
    if (order === undefined) return reject('order-not-found')
    const [wire, changes] = await Promise.all([wireWithProtection(broker.db, [order]), changesOf(broker.db, order)])
    return { ...wire(order), changes }
  },

  '/trade/pendinglist': (fields, { broker, customer }) => {
    let query = broker.db.selectFrom('orders').selectAll().where('state', 'in', ['pending', 'partlyfilled'])
    if (fields.code !== undefined) query = query.where('code', '=', fields.code)
    const listing = { path: '/trade/pendinglist', customerId: customer.id, fields }
    return ownPage(listing, query, 'created_at', (rows) => wireWithProtection(broker.db, rows))
  },

  '/trade/orderhistory': (fields, { broker, customer }) => {
    let query = broker.db.selectFrom('orders').selectAll().where('state', 'not in', ['pending', 'partlyfilled'])
    if (fields.code !== undefined) query = query.where('code', '=', fields.code)
    const listing = { path: '/trade/orderhistory', customerId: customer.id, fields }
    return ownPage(listing, query, 'created_at', (rows) => wireWithProtection(broker.db, rows))
  },

  '/trade/fills': (fields, { broker, customer }) => {
    const { code, orderid, positionid } = fields
    let query = broker.db.selectFrom('fills').selectAll()
    // A text that is no UUID matches no record, so it has no fills.
    if (orderid !== undefined) query = query.where('order_id', '=', isUuid(orderid) ? orderid : null)
    if (positionid !== undefined) query = query.where('position_id', '=', isUuid(positionid) ? positionid : null)
    if (code !== undefined) query = query.where('code', '=', code)
    const listing = { path: '/trade/fills', customerId: customer.id, fields }
    return ownPage(listing, query, 'at', () => fillWire)
  },
} satisfies Partial<Handlers>
