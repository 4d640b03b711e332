import type { Handlers } from '../../platform/contract/operations.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import { parseCurrency } from '../../../domain/money/money.ts'
import { isOwn, ownPage } from '../../platform/paging/ownRows.ts'
import { overridesSeenBy } from '../markets/marketSnapshot.ts'
import { noteOf } from './notes.ts'
import { positionNow, readPositionWire } from './positionNow.ts'
import { readProtectionChanges } from './protection/storedProtection.ts'

/** A position has the id of the order that opens it, so sorting by id is sorting by that order's time. */
export const positionLists = {
  '/trade/positionlist': async (fields, call) => {
    const { broker, customer, now } = call
    const currency = fields.currency === undefined ? undefined : parseCurrency(fields.currency)
    if (fields.currency !== undefined && currency === undefined) return reject('invalid-parameters', '/currency')
    let query = broker.db
      .selectFrom('positions')
      .selectAll()
      .where('state', 'in', fields.which === 'held' ? ['pending', 'holding'] : ['closed', 'cancelled'])
    if (fields.code !== undefined) query = query.where('code', '=', fields.code)
    if (currency !== undefined) query = query.where('currency', '=', currency)
    const listing = { path: '/trade/positionlist', customerId: customer.id, fields }
    return ownPage(listing, query, 'created_at', async (rows) =>
      readPositionWire(broker.db, rows, { market: broker.market, overrides: await overridesSeenBy(call), now }),
    )
  },

  '/trade/positioninfo': async ({ positionid }, { broker, customer, now }) => {
    const own = isOwn(customer.id, positionid)
    const row = await broker.db.selectFrom('positions').selectAll().where(own).executeTakeFirst()
    if (row === undefined) return reject('position-not-found', '/positionid')
    const [position, protectionchanges, note] = await Promise.all([
      positionNow(broker.db, row, { market: broker.market, now }),
      readProtectionChanges(broker.db, row),
      noteOf(broker.db, row.id),
    ])
    return { ...position, protectionchanges, note }
  },
} satisfies Partial<Handlers>
