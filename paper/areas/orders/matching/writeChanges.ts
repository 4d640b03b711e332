import { sql } from 'kysely'
import { formatQuantity } from '../../../../domain/money/format.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { SECOND } from '../../../platform/clock/instant.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { LedgerMistake, Shortfall } from '../../../ledger/entry.ts'
import { postAll } from '../../../ledger/postAll.ts'
import type { Change, TradeMessage } from './changes.ts'
import {
  insertFills,
  insertMessages,
  insertRealised,
  type TakenOfBook,
  takeLevels,
  updateOrders,
  updatePositions,
} from './changeStatements.ts'
import { SQUARED_OFF } from '../../../../domain/daytrade/dayTrading.ts'
import { SAVINGS_PLAN } from '../../../../domain/orders/order.ts'
import type { OrderRow } from '../tables.ts'
import type { MessageParameters } from '../../messages/kinds.ts'
import { instrumentOf } from '../../../market/listing/figures.ts'
import { uuidv7 } from '../../../platform/wireText/uuid.ts'

type Told =
  | 'order-filled'
  | 'order-expired'
  | 'position-stopped-out'
  | 'position-squared-off'
  | 'stop-loss-filled'
  | 'trailing-stop-filled'
  | 'take-profit-filled'
type Words = { readonly [Kind in Told]: { readonly kind: Kind; readonly parameters: MessageParameters[Kind] } }[Told]

/** After this long an order counts as having waited: its customer may have left the screen, so its fill is reported. */
const WAITED = SECOND

const wordsOf = (order: OrderRow, at: Date): Words | undefined => {
  const { code, name } = instrumentOf(order.code)
  const instrument = `${code} ${name}`
  // A plan tells of its purchase itself. Source: RULES.md, savings plans.
  if (order.reason === SAVINGS_PLAN) return undefined
  if (order.state === 'expired') return { kind: 'order-expired', parameters: { instrument } }
  if (order.state !== 'filled') return undefined
  if (order.protects !== null) {
    const parameters = { instrument, quantity: formatQuantity(order.quantity) }
    return { kind: `${order.protects}-filled`, parameters }
  }
  if (order.client_order_id === null) {
    const kind = order.reason === SQUARED_OFF ? 'position-squared-off' : 'position-stopped-out'
    return { kind, parameters: { instrument } }
  }
  if (at.getTime() - order.created_at.getTime() <= WAITED) return undefined
  return { kind: 'order-filled', parameters: { instrument, quantity: formatQuantity(order.quantity) } }
}

/** The messages to customers: orders that were filled after a wait or expired, and positions closed by the broker. */
const messagesOf = (orders: ReadonlyArray<OrderRow>, at: Date): ReadonlyArray<TradeMessage> =>
  orders.flatMap((order) => {
    const words = wordsOf(order, at)
    if (words === undefined) return []
    const { kind, parameters } = words
    return [
      { id: uuidv7(at), customer_id: order.customer_id, kind, parameters: JSON.stringify(parameters), created_at: at },
    ]
  })

/** A row was changed since it was read: the transaction must be rolled back and repeated. */
class VersionConflict extends Error {
  readonly code = '40001'
}

/**
 * Writes the changes to orders, positions, fills, levels, records and money. Rows are locked in a fixed order (orders,
 * positions, the ledger's accounts by id), and only written if they still have the version on which the change is
 * based.
 * @throws LedgerMistake where an account would become negative: holds make that impossible.
 */
export const writeChanges = async (
  tx: Tx,
  clock: Clock,
  changes: ReadonlyArray<Change>,
  at: Date,
  levels: ReadonlyArray<TakenOfBook> = [],
): Promise<void> => {
  if (changes.length === 0) return
  const byId = (a: { readonly id: string }, b: typeof a) => (a.id < b.id ? -1 : 1)
  const orders = changes.map(({ order }) => order).toSorted(byId)
  const positions = [...new Map(changes.map(({ position }) => [position.id, position])).values()].toSorted(byId)
  const fills = changes.flatMap((change) => change.fills)
  const realised = changes.flatMap((change) => change.realised ?? [])
  const messages = messagesOf(orders, at)
  const parts = [
    updateOrders(orders),
    updatePositions(positions),
    ...(fills.length > 0 ? [insertFills(fills)] : []),
    ...(levels.length > 0 ? [takeLevels(levels)] : []),
    ...(messages.length > 0 ? [insertMessages(messages)] : []),
  ]
  const { rows } = await sql<{ orders: bigint; positions: bigint }>`
    with ${sql.join(parts)}
    select (select count(*) from changed_orders) as orders, (select count(*) from changed_positions) as positions
    `.execute(tx)
  if (rows[0]?.orders !== BigInt(orders.length) || rows[0].positions !== BigInt(positions.length))
    throw new VersionConflict()
  const transfers = changes.flatMap((change) => change.transfers)
  const used = changes.flatMap((change) => change.used ?? [])
  if ((await postAll(tx, clock, { transfers, used })) instanceof Shortfall)
    throw new LedgerMistake('a hold was too small')
  if (realised.length > 0) await insertRealised(realised, at).execute(tx)
}
