import { FOLLOW_ZONE } from '../../../domain/copytrading/valuation.ts'
import { isUuid } from '../../platform/wireText/isUuid.ts'
import { isOneOf } from '../../platform/database/recordset.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { findListing } from '../../market/listing/listings.ts'
import { zoneField } from '../../market/listing/listedFields.ts'

/** The instrument of a record. */
export interface Instrument {
  readonly code: string
  readonly name: string
  /** IANA zone of its market: the movement is an event of that market. */
  readonly zone?: string
}

/** Orders have the code, the listing has the name. A top-up of margin refers to the order that opened its position. */
const ofOrders = async (db: Db, ids: ReadonlyArray<string>) => {
  const rows = await db.selectFrom('orders').select(['id', 'code']).where(isOneOf('id', ids)).execute()
  return rows.map(({ code, id }) => ({ id, code, name: findListing(code)?.instrument.name ?? '', ...zoneField(code) }))
}

/** A dividend refers to itself. */
const ofDividends = async (db: Db, ids: ReadonlyArray<string>) => {
  const rows = await db.selectFrom('dividend_payments').select(['id', 'code']).where(isOneOf('id', ids)).execute()
  return rows.map(({ code, id }) => ({ id, code, name: findListing(code)?.instrument.name ?? '', ...zoneField(code) }))
}

/** A product of copy trading is valued in a zone of its own. */
const ofProducts = async (db: Db, ids: ReadonlyArray<string>) => {
  const rows = await db.selectFrom('product_orders').select(['id', 'code', 'name']).where(isOneOf('id', ids)).execute()
  return rows.map((row) => ({ ...row, zone: FOLLOW_ZONE }))
}

const ofOffers = async (db: Db, ids: ReadonlyArray<string>) => {
  const rows = await db
    .selectFrom('offer_subscriptions')
    .select(['id', 'code', 'name'])
    .where(isOneOf('id', ids))
    .execute()
  return rows.map((row) => ({ ...row, ...zoneField(row.code) }))
}

/** A lending fee refers to the loan of the shares. */
const ofLoans = async (db: Db, ids: ReadonlyArray<string>) => {
  const rows = await db.selectFrom('stock_loans').select(['id', 'code']).where(isOneOf('id', ids)).execute()
  return rows.map(({ code, id }) => ({ id, code, name: findListing(code)?.instrument.name ?? '', ...zoneField(code) }))
}

/** Code, name and zone for those references of transfers that belong to a record with an instrument. */
export const instrumentsOf = async (
  db: Db,
  references: ReadonlyArray<string | null>,
): Promise<ReadonlyMap<string, Instrument>> => {
  const ids = [...new Set(references)].filter((id): id is string => id !== null && isUuid(id))
  if (ids.length === 0) return new Map()
  const found: ReadonlyArray<ReadonlyArray<Instrument & { readonly id: string }>> = await Promise.all([
    ofOrders(db, ids),
    ofDividends(db, ids),
    ofProducts(db, ids),
    ofOffers(db, ids),
    ofLoans(db, ids),
  ])
  return new Map(found.flat().map(({ id, ...instrument }) => [id, instrument]))
}
