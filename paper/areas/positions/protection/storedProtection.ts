import type { Protection, Trail } from '../../../../domain/orders/protection.ts'
import type { ProtectionState } from '../../../../domain/contract/enumerations.ts'
import type { Data } from '../../../platform/contract/operations.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { instrumentOf, NOTHING, priceText, quantityText } from '../../../market/listing/figures.ts'
import type { PositionRow } from '../tables.ts'
import type { ProtectionRow } from './tables.ts'

/** The trailing distance of a row. */
export const trailOf = ({ trail, trail_unit }: ProtectionRow): Trail | undefined =>
  trail === null || trail_unit === null ? undefined : { unit: trail_unit, distance: trail }

/** The terms of a row as the rules represent them. */
export const protectionOf = (row: ProtectionRow): Protection => {
  const trail = trailOf(row)
  return {
    ...(trail ? { trail } : row.stop_price && { stop: row.stop_price }),
    ...(row.stop_limit && { stopLimit: row.stop_limit }),
    ...(row.take_profit && { takeProfit: row.take_profit }),
  }
}

/** The protections of positions, by position. */
export const readProtections = async (
  db: Db,
  positions: ReadonlyArray<Pick<PositionRow, 'id'>>,
): Promise<ReadonlyMap<string, ProtectionRow>> => {
  const ids = positions.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('protections').selectAll().where('position_id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.position_id, row]))
}

/** The most changes of an order or a protection that an answer has. Source: RULES.md, orders. */
export const MOST_CHANGES = 1_000

/** What was set of a position's protection last and how it ended, oldest first, as the contract represents it. */
export const readProtectionChanges = async (
  db: Db,
  { code, id }: Pick<PositionRow, 'code' | 'id'>,
): Promise<NonNullable<Data<'/trade/positioninfo'>['protectionchanges']>> => {
  const instrument = instrumentOf(code)
  const price = (value: ProtectionRow['stop_price']) => priceText(value, instrument)
  const rows = await db
    .selectFrom('protection_changes')
    .selectAll()
    .where('position_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MOST_CHANGES)
    .execute()
  return rows.toReversed().map((row) => ({
    time: row.at.getTime(),
    change: row.change,
    stoploss: price(row.stop_price),
    takeprofit: price(row.take_profit),
    trailamount: price(row.trail_unit === 'amount' ? row.trail : null),
    trailpercent: row.trail_unit === 'percent' && row.trail ? quantityText(row.trail) : NOTHING,
    side: row.side ?? '',
    triggerprice: price(row.trigger_price),
  }))
}

type Held = Pick<PositionRow, 'opened' | 'state'>

const stateOf = ({ ended_at, state }: ProtectionRow, position: Held): ProtectionState => {
  if (ended_at !== null || position.state === 'closed' || position.state === 'cancelled') return 'ended'
  if (state === 'triggered') return 'triggered'
  return position.opened.value === 0n ? 'waiting' : 'active'
}

/** A protection as the contract represents it; a position without one has no such field. */
export const protectionWire = (
  row: ProtectionRow | undefined,
  position: Held,
): { readonly protection?: NonNullable<Data<'/trade/positioninfo'>['protection']> } => {
  if (row === undefined) return {}
  const instrument = instrumentOf(row.code)
  const price = (value: ProtectionRow['stop_price']) => priceText(value, instrument)
  const { stop, stopLimit, takeProfit, trail } = protectionOf(row)
  return {
    protection: {
      state: stateOf(row, position),
      stoploss: price(stop ?? null),
      stoplimit: price(stopLimit ?? null),
      takeprofit: price(takeProfit ?? null),
      trailamount: price(trail?.unit === 'amount' ? trail.distance : null),
      trailpercent: trail?.unit === 'percent' ? quantityText(trail.distance) : NOTHING,
      trailprice: price(row.trail_price),
      stopnow: price(row.stop_price),
      side: row.side ?? '',
      triggerprice: price(row.trigger_price),
      triggertime: row.triggered_at?.getTime() ?? NOTHING,
      updatetime: row.updated_at.getTime(),
    },
  }
}
