import { formatQuantity } from '../../../domain/money/format.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import type { MessageKind, MessageParameters } from '../messages/kinds.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import { instrumentOf } from '../../market/listing/figures.ts'
import { SQUARED_OFF } from './dayTrade.ts'
import type { OrderRow } from './tables.ts'

export interface TradeMessage {
  readonly id: string
  readonly customer_id: string
  readonly kind: MessageKind
  /** As JSON. */
  readonly parameters: string
  readonly created_at: Date
}

type Told = 'order-filled' | 'order-expired' | 'position-stopped-out' | 'position-squared-off'
type Words = { readonly [Kind in Told]: { readonly kind: Kind; readonly parameters: MessageParameters[Kind] } }[Told]

/** Longer than this an order has waited, and its customer looks elsewhere. */
const WAITED = SECOND

const wordsOf = (order: OrderRow, at: Date): Words | undefined => {
  const { code, name } = instrumentOf(order.code)
  const instrument = `${code} ${name}`
  if (order.state === 'expired') return { kind: 'order-expired', parameters: { instrument } }
  if (order.state !== 'filled') return undefined
  if (order.client_order_id === null) {
    const kind = order.reason === SQUARED_OFF ? 'position-squared-off' : 'position-stopped-out'
    return { kind, parameters: { instrument } }
  }
  if (at.getTime() - order.created_at.getTime() <= WAITED) return undefined
  return { kind: 'order-filled', parameters: { instrument, quantity: formatQuantity(order.quantity) } }
}

/** What customers are told of: orders that were filled after a wait or expired, and positions closed by the broker. */
export const messagesOf = (orders: ReadonlyArray<OrderRow>, at: Date): ReadonlyArray<TradeMessage> =>
  orders.flatMap((order) => {
    const words = wordsOf(order, at)
    if (words === undefined) return []
    const { kind, parameters } = words
    return [
      { id: uuidv7(at), customer_id: order.customer_id, kind, parameters: JSON.stringify(parameters), created_at: at },
    ]
  })
