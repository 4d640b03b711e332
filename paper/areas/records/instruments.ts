import { CALENDARS } from '../../domain/calendar/calendars.ts'
import { FOLLOW_ZONE } from '../../domain/follow/valuation.ts'
import { isUuid } from '../database/isUuid.ts'
import type { Db } from '../database/transaction.ts'
import { findListing } from '../market/listings.ts'

/** The instrument that a record is about. */
export interface Instrument {
  readonly code: string
  readonly name: string
  /** IANA zone of its market: the movement is an event of that market. */
  readonly zone?: string
}

/** The zone of the market that an instrument is listed in; nothing where it is not listed any more. */
export const zoneField = (code: string): { readonly zone?: string } => {
  const listing = findListing(code)
  return listing === undefined ? {} : { zone: CALENDARS[listing.instrument.calendar].zone }
}

/** Orders know the code; the name is the listing's. A top-up of margin refers to the order that opened its position. */
const ofOrders = async (db: Db, ids: ReadonlyArray<string>) => {
  const rows = await db.selectFrom('orders').select(['id', 'code']).where('id', 'in', ids).execute()
  return rows.map(({ code, id }) => ({ id, code, name: findListing(code)?.instrument.name ?? '', ...zoneField(code) }))
}

/** A dividend refers to itself. */
const ofDividends = async (db: Db, ids: ReadonlyArray<string>) => {
  const rows = await db.selectFrom('dividend_payments').select(['id', 'code']).where('id', 'in', ids).execute()
  return rows.map(({ code, id }) => ({ id, code, name: findListing(code)?.instrument.name ?? '', ...zoneField(code) }))
}

/** A product of copy trading is valued in a zone of its own. */
const ofProducts = async (db: Db, ids: ReadonlyArray<string>) => {
  const rows = await db.selectFrom('product_orders').select(['id', 'code', 'name']).where('id', 'in', ids).execute()
  return rows.map((row) => ({ ...row, zone: FOLLOW_ZONE }))
}

const ofOffers = async (db: Db, ids: ReadonlyArray<string>) => {
  const rows = await db
    .selectFrom('offer_subscriptions')
    .select(['id', 'code', 'name'])
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => ({ ...row, ...zoneField(row.code) }))
}

/** Code, name and zone for those among the references of transfers that stand for a record with an instrument. */
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
  ])
  return new Map(found.flat().map(({ id, ...instrument }) => [id, instrument]))
}
