import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Body, Data } from '../../platform/contract/operations.ts'
import type { SignedInCall } from '../../platform/broker/call.ts'
import { isRejection, type Rejection } from '../../platform/rejection/rejection.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { isRequested, type ListRequest, listRequestOf } from '../../platform/paging/listRequest.ts'
import { pageAnswer } from '../../platform/paging/cursor.ts'
import { instrumentsOf } from './instruments.ts'
import { FUNDING_TRANSFERS, NAMED_TRANSFERS, transfersNamed } from './kinds.ts'
import { movementOf } from './movement.ts'

type Path = '/records/funding' | '/records/transaction'

/** Whether a movement has one of these names on the wire. */
const isNamed = (eb: ExpressionBuilder<Database, 'wallet_movements'>, wanted: ReadonlyArray<string>) => {
  const made = sql<string>`regexp_replace(lower(kind), '[^a-z]', '', 'g')`
  const known = transfersNamed(wanted)
  return eb.or([
    ...(known.length > 0 ? [eb('kind', 'in', known)] : []),
    eb.and([eb('kind', 'not in', NAMED_TRANSFERS), eb(made, 'in', wanted)]),
  ])
}

type Read = (
  db: Db,
  owner: string,
  fields: Body<Path>,
  request: ListRequest,
) => Promise<ReadonlyArray<Selectable<Database['wallet_movements']>>>

const COLUMNS = { key: 'position', at: 'at' }

/** Movements of trading: nearly all of them, so a page is found by going back from the newest. */
const readTrading: Read = (db, owner, fields, request) => {
  let query = db
    .selectFrom('wallet_movements')
    .selectAll()
    .where('owner', '=', owner)
    .where('kind', 'not in', FUNDING_TRANSFERS)
    .where(isRequested(request, COLUMNS))
    .orderBy('position', 'desc')
    .limit(request.page.limit + 1)
  if (fields.type !== undefined) query = query.where('currency', '=', fields.type)
  if (fields.kind !== undefined) query = query.where((eb) => isNamed(eb, fields.kind?.split(',') ?? []))
  return query.execute()
}

/** Movements of funding: few among thousands of trades, so the newest of each kind are read and then sorted. */
const readFunding: Read = async (db, owner, fields, request) => {
  const named = fields.kind === undefined ? undefined : transfersNamed(fields.kind.split(','))
  const kinds = FUNDING_TRANSFERS.filter((kind) => named?.includes(kind) ?? true)
  const limit = request.page.limit + 1
  const { rows } = await sql<Selectable<Database['wallet_movements']>>`
    select m.* from unnest(${kinds}::text[]) as wanted (kind) cross join lateral (
      select * from wallet_movements
      where owner = ${owner} and kind = wanted.kind and ${isRequested(request, COLUMNS)}
        and currency = coalesce(${fields.type ?? null}, currency)
      order by position desc limit ${limit}
    ) m order by m.position desc limit ${limit}`.execute(db)
  return rows
}

/** One page of the movements of a customer, newest first: those of funding, or all others. */
export const listMovements = async <P extends Path>(
  path: P,
  fields: Body<Path>,
  { broker, customer }: SignedInCall,
): Promise<Data<Path> | Rejection<'invalid-parameters'>> => {
  const request = listRequestOf(path, customer.id, fields)
  if (isRejection(request)) return request
  const rows = await (path === '/records/funding' ? readFunding : readTrading)(broker.db, customer.id, fields, request)
  const instruments = await instrumentsOf(
    broker.db,
    rows.map(({ reference }) => reference),
  )
  return pageAnswer(
    request.page,
    rows,
    ({ position }) => String(position),
    (row) => movementOf(row, instruments),
  )
}
