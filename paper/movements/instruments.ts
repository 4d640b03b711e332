import { isUuid } from '../database/isUuid.ts'
import type { Db } from '../database/transaction.ts'
import { findListing } from '../market/listings.ts'

/** The instrument that a record is about. */
export interface Instrument {
  readonly code: string
  readonly name: string
}

/** Lists of records that state their instrument. One more is one more name here. */
const LISTS = ['product_orders', 'offer_subscriptions'] as const

/** Orders know the code; the name is the listing's. A top-up of margin refers to the order that opened its position. */
const ofOrders = async (db: Db, ids: ReadonlyArray<string>) => {
  const rows = await db.selectFrom('orders').select(['id', 'code']).where('id', 'in', ids).execute()
  return rows.map(({ code, id }) => ({ id, code, name: findListing(code)?.instrument.name ?? '' }))
}

/** A dividend refers to itself. */
const ofDividends = async (db: Db, ids: ReadonlyArray<string>) => {
  const rows = await db.selectFrom('dividend_payments').select(['id', 'code']).where('id', 'in', ids).execute()
  return rows.map(({ code, id }) => ({ id, code, name: findListing(code)?.instrument.name ?? '' }))
}

/** Code and name for those among the references of transfers that stand for a record with an instrument. */
export const instrumentsOf = async (
  db: Db,
  references: ReadonlyArray<string | null>,
): Promise<ReadonlyMap<string, Instrument>> => {
  const ids = [...new Set(references)].filter((id): id is string => id !== null && isUuid(id))
  if (ids.length === 0) return new Map()
  const found = await Promise.all([
    ofOrders(db, ids),
    ofDividends(db, ids),
    ...LISTS.map((list) => db.selectFrom(list).select(['id', 'code', 'name']).where('id', 'in', ids).execute()),
  ])
  return new Map(found.flat().map(({ code, id, name }) => [id, { code, name }]))
}
