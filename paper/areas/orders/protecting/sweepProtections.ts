import { sql } from 'kysely'
import { type Decimal, formatDecimal, isSame } from '../../../../domain/money/decimal.ts'
import { trailingStop, trailReference } from '../../../../domain/orders/protection.ts'
import type { Broker } from '../../../platform/broker/call.ts'
import { recordset } from '../../../platform/database/recordset.ts'
import { transaction, type Tx } from '../../../platform/database/transaction.ts'
import { isHeld, type Lease } from '../../../platform/jobs/lease.ts'
import { instrumentOf } from '../../../market/listing/figures.ts'
import type { Overrides } from '../../../market/override.ts'
import { trailOf } from '../../positions/protection/storedProtection.ts'
import type { ProtectionRow } from '../../positions/protection/tables.ts'
import { closeInBatches } from '../closing/closeInBatches.ts'
import { dueIn } from '../closing/closeTogether.ts'
import { type MarketView, viewOf } from '../view.ts'
import { protectedCloses } from './closeProtected.ts'

/** The last price of an instrument that trades. */
interface Last {
  readonly code: string
  readonly last: Decimal
}

const LASTS = { code: 'text', last: 'numeric' } as const

/** Protections of positions that are closed have ended with them. */
const endWithPositions = async ({ db }: Broker, now: Date): Promise<void> => {
  await sql`
    update protections r set ended_at = ${now} from positions p
    where r.ended_at is null and p.id = r.position_id and p.state in ('closed', 'cancelled')`.execute(db)
}

/** Where a trailing stop stands after the last price; undefined where it does not move. */
const moved = (row: ProtectionRow, last: Decimal) => {
  const trail = trailOf(row)
  if (trail === undefined) return undefined
  const reference = trailReference(row.direction, row.trail_price ?? undefined, last)
  if (row.trail_price && isSame(reference, row.trail_price)) return undefined
  const { ticks } = instrumentOf(row.code)
  return {
    position_id: row.position_id,
    trail_price: reference,
    stop_price: trailingStop(ticks, row.direction, trail, reference),
  }
}

/** Moves the trailing stops of held positions with the last prices, in the database. Returns how many. */
const moveTrails = async (tx: Tx, lasts: ReadonlyArray<Last>, now: Date): Promise<number> => {
  const { rows } = await sql<ProtectionRow & { last: Decimal }>`
    select r.*, w.last from ${recordset('w', lasts, LASTS)}
    join protections r on r.code = w.code and r.ended_at is null and r.state = 'armed' and r.trail is not null
      and (r.trail_price is null or case r.direction when 'long' then w.last > r.trail_price else w.last < r.trail_price end)
    join positions p on p.id = r.position_id and p.quantity > 0
    order by r.position_id for no key update of r`.execute(tx)
  const moves = rows.flatMap((row) => moved(row, row.last) ?? [])
  if (moves.length === 0) return 0
  const types = { position_id: 'uuid', trail_price: 'numeric', stop_price: 'numeric' } as const
  await sql`
    update protections r set trail_price = m.trail_price, stop_price = m.stop_price, updated_at = ${now}
    from ${recordset('m', moves, types)} where r.position_id = m.position_id`.execute(tx)
  return moves.length
}

/** Positions whose protection the last price triggers, or of which a triggered one has not closed everything. */
const readDue = async ({ db }: Broker, lasts: ReadonlyArray<Last>) => {
  const { rows } = await sql<{ id: string; customer_id: string; code: string }>`
    select r.position_id as id, r.customer_id, r.code from ${recordset('w', lasts, LASTS)}
    join protections r on r.code = w.code and r.ended_at is null
    join positions p on p.id = r.position_id and p.quantity > 0
    where case
      when r.state = 'triggered' then p.quantity - p.closing - p.lent > 0
      when r.direction = 'long' then w.last <= r.stop_price or w.last >= r.take_profit
      else w.last >= r.stop_price or w.last <= r.take_profit end
    order by r.position_id`.execute(db)
  return rows
}

const noteTriggered = ({ events }: Broker, view: MarketView, positionId: string, at: Date): void => {
  const last = view.prices ? formatDecimal(view.prices.last) : 'missing'
  const text = `protection triggered: the last price of ${view.instrument.code} is ${last}`
  events?.note({ at, topic: 'position', text, subject: positionId })
}

/** The results of a sweep of protections. */
export interface Protected {
  readonly moved: number
  readonly triggered: number
}

/**
 * Compares what protects positions with the last prices, while their markets trade: trailing stops follow, and sides that
 * are reached close their positions. Each is written in the transaction that decides it. Source: RULES.md, protective
 * orders.
 */
export const sweepProtections = async (
  broker: Broker,
  overrides: Overrides,
  now: Date,
  lease?: Lease,
): Promise<Protected> => {
  const alive = await broker.db
    .selectFrom('protections')
    .select('code')
    .distinct()
    .where('ended_at', 'is', null)
    .execute()
  if (alive.length === 0) return { moved: 0, triggered: 0 }
  await endWithPositions(broker, now)
  const views = alive.flatMap(({ code }) => viewOf(broker.market, code, now.getTime(), overrides) ?? [])
  const open = views.filter(({ prices, trading }) => trading === 'open' && prices !== undefined)
  const lasts = open.flatMap(({ instrument, prices }) => (prices ? [{ code: instrument.code, last: prices.last }] : []))
  if (lasts.length === 0) return { moved: 0, triggered: 0 }
  const follow = async (tx: Tx) => (lease && !(await isHeld(tx, lease)) ? 0 : moveTrails(tx, lasts, now))
  const moves = await transaction(broker.db, follow, 'read committed')
  const due = dueIn(open, await readDue(broker, lasts))
  const closed = await closeInBatches(broker, due, { now, lease, decide: protectedCloses(now) })
  for (const { id, view } of due) if (closed.has(id)) noteTriggered(broker, view, id, now)
  return { moved: moves, triggered: closed.size }
}
