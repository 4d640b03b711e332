import type { Handlers } from '../contract/operations.ts'
import { isRejection, reject } from '../contract/rejection.ts'
import { isUuid } from '../database/isUuid.ts'
import { parseCurrency } from '../../domain/money/money.ts'
import { askedOf, isAskedFor } from '../paging/asked.ts'
import { pageAnswer } from '../paging/cursor.ts'
import { overridesFor } from './overrides.ts'
import { positionWire } from './positionWire.ts'
import { purchasesOf } from './purchases.ts'

/** A position's id is that of the order which opens it, so newest first by that order's time is by id. */
export const positionLists = {
  '/trade/positionlist': async (fields, { broker, customer, now }) => {
    const asked = askedOf('/trade/positionlist', customer.id, fields)
    if (isRejection(asked)) return asked
    const currency = fields.currency === undefined ? undefined : parseCurrency(fields.currency)
    if (fields.currency !== undefined && currency === undefined) return reject('invalid-parameters', '/currency')
    let query = broker.db
      .selectFrom('positions')
      .selectAll()
      .where('customer_id', '=', customer.id)
      .where('state', 'in', fields.which === 'held' ? ['pending', 'holding'] : ['closed', 'cancelled'])
      .where(isAskedFor(asked, { key: 'id', at: 'created_at' }))
      .orderBy('id', 'desc')
      .limit(asked.page.limit + 1)
    if (fields.code !== undefined) query = query.where('code', '=', fields.code)
    if (currency !== undefined) query = query.where('currency', '=', currency)
    const rows = await query.execute()
    const [purchases, overrides] = await Promise.all([purchasesOf(broker.db, rows), overridesFor(broker.db)])
    const moment = { market: broker.market, overrides, now }
    return pageAnswer(
      asked.page,
      rows,
      ({ id }) => id,
      (row) => positionWire(row, purchases.get(row.id) ?? [], moment),
    )
  },

  '/trade/positioninfo': async ({ positionid }, { broker, customer, now }) => {
    if (!isUuid(positionid)) return reject('position-not-found', '/positionid')
    const row = await broker.db
      .selectFrom('positions')
      .selectAll()
      .where('id', '=', positionid)
      .where('customer_id', '=', customer.id)
      .executeTakeFirst()
    if (row === undefined) return reject('position-not-found', '/positionid')
    const [purchases, overrides] = await Promise.all([purchasesOf(broker.db, [row]), overridesFor(broker.db)])
    return positionWire(row, purchases.get(row.id) ?? [], { market: broker.market, overrides, now })
  },
} satisfies Partial<Handlers>
