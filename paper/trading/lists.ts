import { sql } from 'kysely'
import type { Handlers } from '../contract/operations.ts'
import { isRejection, reject } from '../contract/rejection.ts'
import { isUuid } from '../database/isUuid.ts'
import { pageAnswer, pageOf } from '../movements/cursor.ts'
import { rangeOf } from '../movements/range.ts'
import { fillWire, orderWire } from './orderWire.ts'

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
    return order === undefined ? reject('order-not-found') : orderWire(order)
  },

  '/trade/pendinglist': async (fields, { broker, customer }) => {
    const page = pageOf({ path: '/trade/pendinglist', customerId: customer.id, fields }, fields)
    if (isRejection(page)) return page
    let query = broker.db
      .selectFrom('orders')
      .selectAll()
      .where('customer_id', '=', customer.id)
      .where('state', 'in', ['pending', 'partlyfilled'])
      .orderBy('id', 'desc')
      .limit(page.limit + 1)
    if (fields.code !== undefined) query = query.where('code', '=', fields.code)
    if (page.after !== undefined) query = query.where('id', '<', page.after)
    return pageAnswer(page, await query.execute(), ({ id }) => id, orderWire)
  },

  '/trade/orderhistory': async (fields, { broker, customer }) => {
    const page = pageOf({ path: '/trade/orderhistory', customerId: customer.id, fields }, fields)
    if (isRejection(page)) return page
    const range = rangeOf(fields)
    if (isRejection(range)) return range
    let query = broker.db
      .selectFrom('orders')
      .selectAll()
      .where('customer_id', '=', customer.id)
      .where('state', 'not in', ['pending', 'partlyfilled'])
      .orderBy('id', 'desc')
      .limit(page.limit + 1)
    if (fields.code !== undefined) query = query.where('code', '=', fields.code)
    if (range.from !== undefined) query = query.where('created_at', '>=', range.from)
    if (range.to !== undefined) query = query.where('created_at', '<', range.to)
    if (page.after !== undefined) query = query.where('id', '<', page.after)
    return pageAnswer(page, await query.execute(), ({ id }) => id, orderWire)
  },

  '/trade/fills': async (fields, { broker, customer }) => {
    const page = pageOf({ path: '/trade/fills', customerId: customer.id, fields }, fields)
    if (isRejection(page)) return page
    const range = rangeOf(fields)
    if (isRejection(range)) return range
    const { code, orderid, positionid } = fields
    let query = broker.db
      .selectFrom('fills')
      .selectAll()
      .where('customer_id', '=', customer.id)
      .orderBy('id', 'desc')
      .limit(page.limit + 1)
    // What is no key of ours names no record: nothing was filled for it.
    if (orderid !== undefined) query = query.where(sql`order_id::text`, '=', orderid.toLowerCase())
    if (positionid !== undefined) query = query.where(sql`position_id::text`, '=', positionid.toLowerCase())
    if (code !== undefined) query = query.where('code', '=', code)
    if (range.from !== undefined) query = query.where('at', '>=', range.from)
    if (range.to !== undefined) query = query.where('at', '<', range.to)
    if (page.after !== undefined) query = query.where('id', '<', page.after)
    return pageAnswer(page, await query.execute(), ({ id }) => id, fillWire)
  },
} satisfies Partial<Handlers>
