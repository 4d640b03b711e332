import type { Instant } from '../../domain/calendar/zone.ts'
import type { Broker } from '../contract/call.ts'
import { isRejection } from '../contract/rejection.ts'
import { transaction } from '../database/transaction.ts'
import { uuidv7 } from '../database/uuid.ts'
import type { Book } from '../market/quote.ts'
import { MINUTE } from '../time/instant.ts'
import { endAll } from '../trading/endAll.ts'
import { endOrder } from '../trading/endOrder.ts'
import { expireOrders } from '../trading/expireOrders.ts'
import { type OrderForm, readOrder } from '../trading/orderRequest.ts'
import { placeOrder } from '../trading/placeOrder.ts'
import { readWaiting } from '../trading/readOrders.ts'
import { rejectOrder } from '../trading/rejectOrder.ts'
import type { OrderRow } from '../trading/tables.ts'

type Wanted = Partial<OrderForm> & Pick<OrderForm, 'code' | 'quantity'>

/** Somebody who trades at moments of the past, by the same rules as everybody. */
export interface Trader {
  readonly broker: Broker
  /** Opens a long market order unless told otherwise. An interruption of the exchange is waited out. */
  readonly order: (at: Instant, wanted: Wanted) => Promise<OrderRow>
  /** Closes some of what an order opened. */
  readonly close: (at: Instant, opened: OrderRow, quantity: string, price?: string) => Promise<OrderRow>
  readonly cancel: (at: Instant, order: OrderRow) => Promise<void>
  readonly reject: (at: Instant, order: OrderRow, reason: string) => Promise<void>
  /** Ends what had to end by then. */
  readonly expire: (at: Instant) => Promise<number>
  readonly book: (code: string, at: Instant) => Book
}

/** The exchange's own interruptions last ten minutes. */
const PATIENCE = 15

/** The broker as it was at an instant. */
const atInstant = (broker: Broker, at: Instant): Broker => ({
  ...broker,
  clock: { now: () => Promise.resolve(new Date(at)) },
})

export const makeTrader = (broker: Broker, customerId: string): Trader => {
  const place = async (at: Instant, form: OrderForm): Promise<OrderRow> => {
    const request = readOrder(form)
    if (isRejection(request)) throw new Error(`a demo order is malformed at ${request.field ?? ''}`)
    for (let minutes = 0; ; minutes += 1) {
      const now = new Date(at + minutes * MINUTE)
      const order = { customerId, clientOrderId: uuidv7(now), request, now }
      const placed = await placeOrder(atInstant(broker, now.getTime()), order)
      if (!isRejection(placed)) return placed
      if (placed.code !== 'trading-halted' || minutes === PATIENCE)
        throw new Error(`a demo order in ${form.code} at ${now.toISOString()} was refused: ${placed.code}`)
    }
  }
  const order: Trader['order'] = (at, wanted) =>
    place(at, { direction: 'long', action: 'open', ordertype: wanted.price ? 'limit' : 'market', ...wanted })
  return {
    broker,
    order,
    close: (at, { code, direction, id }, quantity, price) =>
      order(at, { code, direction, action: 'close', positionid: id, quantity, ...(price && { price }) }),
    cancel: async (at, { id }) => {
      const now = new Date(at)
      await transaction(broker.db, async (tx) =>
        endAll(tx, await readWaiting(tx, [id]), now, (one, position) => endOrder(one, position, 'cancelled', now)),
      )
    },
    reject: async (at, { id }, reason) => {
      await rejectOrder(broker.db, id, reason, new Date(at))
    },
    expire: (at) => expireOrders(broker, new Date(at)),
    book: (code, at) => broker.market.book(code, at) ?? { at, bids: [], asks: [] },
  }
}
