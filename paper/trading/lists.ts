import { sql } from 'kysely'
import type { Handlers } from '../contract/operations.ts'
import { isRejection, reject } from '../contract/rejection.ts'
import { isUuid } from '../database/isUuid.ts'
import { askedOf, isAskedFor } from '../paging/asked.ts'
import { pageAnswer } from '../paging/cursor.ts'
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
    const asked = askedOf('/trade/pendinglist', customer.id, fields)
    if (isRejection(asked)) return asked
    let query = broker.db
      .selectFrom('orders')
      .selectAll()
      .where('customer_id', '=', customer.id)
      .where('state', 'in', ['pending', 'partlyfilled'])
      .where(isAskedFor(asked, { key: 'id', at: 'created_at' }))
      .orderBy('id', 'desc')
      .limit(asked.page.limit + 1)
    if (fields.code !== undefined) query = query.where('code', '=', fields.code)
    return pageAnswer(asked.page, await query.execute(), ({ id }) => id, orderWire)
  },

  '/trade/orderhistory': async (fields, { broker, customer }) => {
    const asked = askedOf('/trade/orderhistory', customer.id, fields)
    if (isRejection(asked)) return asked
    let query = broker.db
      .selectFrom('orders')
      .selectAll()
      .where('customer_id', '=', customer.id)
      .where('state', 'not in', ['pending', 'partlyfilled'])
      .where(isAskedFor(asked, { key: 'id', at: 'created_at' }))
      .orderBy('id', 'desc')
      .limit(asked.page.limit + 1)
    if (fields.code !== undefined) query = query.where('code', '=', fields.code)
    return pageAnswer(asked.page, await query.execute(), ({ id }) => id, orderWire)
  },

  '/trade/fills': async (fields, { broker, customer }) => {
    const asked = askedOf('/trade/fills', customer.id, fields)
    if (isRejection(asked)) return asked
    const { code, orderid, positionid } = fields
    let query = broker.db
      .selectFrom('fills')
      .selectAll()
      .where('customer_id', '=', customer.id)
      .where(isAskedFor(asked, { key: 'id', at: 'at' }))
      .orderBy('id', 'desc')
      .limit(asked.page.limit + 1)
    // What is no key of ours names no record: nothing was filled for it.
    if (orderid !== undefined) query = query.where(sql`order_id::text`, '=', orderid.toLowerCase())
    if (positionid !== undefined) query = query.where(sql`position_id::text`, '=', positionid.toLowerCase())
    if (code !== undefined) query = query.where('code', '=', code)
    return pageAnswer(asked.page, await query.execute(), ({ id }) => id, fillWire)
  },
} satisfies Partial<Handlers>
