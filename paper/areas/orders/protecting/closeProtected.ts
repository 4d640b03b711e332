import { subtract } from 'effect/BigDecimal'
import { sql } from 'kysely'
import { type Decimal, sumOf } from '../../../../domain/money/decimal.ts'
import type { OrderTerms } from '../../../../domain/orders/order.ts'
import { triggeredSide } from '../../../../domain/orders/protection.ts'
import type { Purchase } from '../../../../domain/orders/sellable.ts'
import { recordset } from '../../../platform/database/recordset.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { protectionOf } from '../../positions/protection/storedProtection.ts'
import type { ProtectionRow } from '../../positions/protection/tables.ts'
import { closableNow, purchasesOf } from '../../positions/storedPosition.ts'
import type { PositionRow } from '../../positions/tables.ts'
import type { GoodOrder, Triggered } from '../acceptOrder.ts'
import type { ClosingWork } from '../closing/closeInBatches.ts'
import type { Closing, LockedPosition } from '../closing/closeTogether.ts'
import { isTheBrokers, type OrderRow } from '../tables.ts'

/** The side that closes the position: one that was triggered before stays so. */
const sideNow = (row: ProtectionRow, last: Decimal): Triggered | undefined => {
  if (row.side !== null && row.trigger_price !== null) return { side: row.side, price: row.trigger_price }
  const side = triggeredSide(protectionOf(row), row.direction, row.stop_price ?? undefined, last)
  return side && { side, price: last }
}

/** What protects positions, locked; only what has not ended. */
const lockProtections = async (
  tx: Tx,
  locked: ReadonlyArray<LockedPosition>,
): Promise<ReadonlyMap<string, ProtectionRow>> => {
  const rows = await tx
    .selectFrom('protections')
    .selectAll()
    .where(
      'position_id',
      'in',
      locked.map(({ position }) => position.id),
    )
    .where('ended_at', 'is', null)
    .orderBy('position_id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map((row) => [row.position_id, row]))
}

/** The quantity that may be closed once these waiting orders have ended. */
const closableWithout = (
  position: PositionRow,
  ending: ReadonlyArray<OrderRow>,
  purchases: ReadonlyArray<Purchase>,
  now: Date,
) => {
  const freed = sumOf(
    ending.filter(({ action }) => action === 'close').map(({ filled, quantity }) => subtract(quantity, filled)),
  )
  return closableNow({ ...position, closing: subtract(position.closing, freed) }, purchases, now).quantity
}

const termsOf = (position: PositionRow, quantity: Decimal, limit: Decimal | null): OrderTerms => ({
  action: 'close',
  direction: position.direction,
  type: limit === null ? 'market' : 'limit',
  timeInForce: 'gtc',
  quantity,
  ...(limit && { price: limit }),
  leverage: position.leverage,
})

/** A side that is triggered, and how its position is closed. */
interface TriggeredClosing {
  readonly closing: Closing
  /** Its side was triggered now, not before. */
  readonly armed: Triggered | undefined
}

const closingOf = (
  { position, view, waiting }: LockedPosition,
  row: ProtectionRow | undefined,
  purchases: ReadonlyArray<Purchase>,
  at: Date,
): TriggeredClosing | undefined => {
  const { prices } = view
  // The broker may close all of it already, for another reason.
  if (prices === undefined || view.trading !== 'open' || waiting.some(isTheBrokers)) return undefined
  const triggered = row && position.state === 'holding' ? sideNow(row, prices.last) : undefined
  if (row === undefined || triggered === undefined) return undefined
  const ending = waiting.filter(({ client_order_id }) => client_order_id !== null)
  const quantity = closableWithout(position, ending, purchases, at)
  if (quantity.value <= 0n) return undefined
  const limit = triggered.side === 'stop-loss' ? row.stop_limit : null
  const orderOf = (free: PositionRow): GoodOrder => ({
    customerId: free.customer_id,
    clientOrderId: null,
    fingerprint: triggered.side,
    reason: triggered.side,
    triggered,
    terms: termsOf(free, quantity, limit),
    position: free,
    view,
    prices,
    at,
  })
  return { closing: { position, ending, orderOf }, armed: row.state === 'armed' ? triggered : undefined }
}

/** Notes which sides were triggered, and by which last price. */
const noteSides = async (tx: Tx, found: ReadonlyArray<TriggeredClosing>, now: Date): Promise<void> => {
  const rows = found.flatMap(({ armed, closing }) =>
    armed ? [{ position_id: closing.position.id, side: armed.side, price: armed.price }] : [],
  )
  if (rows.length === 0) return
  await sql`
    update protections r set state = 'triggered', side = t.side, trigger_price = t.price, triggered_at = ${now},
      updated_at = ${now}
    from ${recordset('t', rows, { position_id: 'uuid', side: 'text', price: 'numeric' })}
    where r.position_id = t.position_id`.execute(tx)
}

/**
 * Triggers the protections of positions whose last price has reached a side and of which something may be closed: the
 * customer's waiting orders of the position end, the other side ends, and an order closes what may be closed, all in one
 * transaction. What may be closed only later is closed by a further order then, without a second trigger. Source:
 * RULES.md, protective orders.
 */
export const protectedCloses =
  (now: Date): ClosingWork['decide'] =>
  async (tx, locked) => {
    const protections = await lockProtections(tx, locked)
    const purchases = await purchasesOf(
      tx,
      locked.map(({ position }) => position),
    )
    const found = locked.flatMap((one) => {
      const { id } = one.position
      return closingOf(one, protections.get(id), purchases.get(id) ?? [], now) ?? []
    })
    await noteSides(tx, found, now)
    return found.map(({ closing }) => closing)
  }
