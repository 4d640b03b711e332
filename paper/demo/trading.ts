import { multiply, subtract, sum } from 'effect/BigDecimal'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { Instrument } from '../../domain/markets/market.ts'
import { type Decimal, decimal, divideTo, formatDecimal } from '../../domain/money/decimal.ts'
import type { Data } from '../platform/contract/operations.ts'
import { uuidv7 } from '../platform/wireText/uuid.ts'
import { MINUTE, SECOND } from '../platform/clock/instant.ts'
import { instrumentOf } from '../market/listing/figures.ts'
import { tradingHandlers } from '../areas/orders/handlers.ts'
import type { OrderForm } from '../areas/orders/orderRequest.ts'
import { sweep } from '../areas/orders/matching/sweep.ts'
import { usualQuantity } from './choose.ts'
import { type Life, Refused } from './life.ts'

export type Placed = Data<'/trade/order'>

type Wanted = Partial<OrderForm> & Pick<OrderForm, 'code' | 'quantity'>

/** Sends an order now: a long market order that opens, unless told otherwise. */
export const send = (life: Life, wanted: Wanted): Promise<Placed> => {
  const usual = { direction: 'long', action: 'open', ordertype: wanted.price ? 'limit' : 'market' } as const
  return life.ask(tradingHandlers['/trade/order'], { ...usual, ...wanted, clientorderid: uuidv7(life.now()) })
}

/** How long the exchange's own trading interruptions last. */
const PATIENCE = 11 * MINUTE

/** Sends an order; where the exchange has interrupted trading, again once that is over. */
export const sendPatiently = async function* (life: Life, wanted: Wanted): AsyncGenerator<Instant, Placed, undefined> {
  try {
    return await send(life, wanted)
  } catch (cause) {
    if (!(cause instanceof Refused) || cause.code !== 'trading-halted') throw cause
    yield life.now().getTime() + PATIENCE
    return send(life, wanted)
  }
}

/** How long to wait for a market order where the book was thin. */
const SECONDS = 90

/** Lets the market fill what is left of an order, second by second. */
const untilFilled = async function* (life: Life, order: Placed): AsyncGenerator<Instant, void, undefined> {
  for (let second = 0; second < SECONDS; second += 1) {
    const { db } = life.broker()
    const { state } = await db.selectFrom('orders').select('state').where('id', '=', order.id).executeTakeFirstOrThrow()
    if (state !== 'pending' && state !== 'partlyfilled') return
    yield life.now().getTime() + SECOND
    await sweep(life.broker())
  }
}

/** Buys or sells at the market, and waits for the fill. */
export const atMarket = async function* (life: Life, wanted: Wanted): AsyncGenerator<Instant, Placed, undefined> {
  const order = yield* sendPatiently(life, wanted)
  yield* untilFilled(life, order)
  return order
}

/** A position that was opened: it has the id of the order that opened it. */
export interface Opened {
  readonly code: string
  readonly id: string
}

/** Buys the first of some instruments that can be bought, for about the usual amount. */
export const buyFirst = async function* (
  life: Life,
  instruments: ReadonlyArray<Instrument>,
  change: Partial<OrderForm> = {},
): AsyncGenerator<Instant, Opened | undefined, undefined> {
  for (const instrument of instruments) {
    const book = life.broker().market.book(instrument.code, life.now().getTime())
    const quantity = usualQuantity(instrument, book?.asks ?? [])
    if (quantity === undefined) continue
    try {
      const { code, id } = yield* atMarket(life, { code: instrument.code, quantity, ...change })
      return { code, id }
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
    }
  }
  return undefined
}

/** The quantity of a position that can be sold: neither lent nor already for sale. */
const closable = async (life: Life, { id }: Opened): Promise<Decimal> => {
  const { db } = life.broker()
  const row = await db.selectFrom('positions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return subtract(row.quantity, sum(row.closing, row.lent))
}

/** Sells a position at the market, or one of `parts` parts of it, rounded to whole lots. */
export const sell = async function* (life: Life, opened: Opened, parts = '1') {
  const { code, id: positionid } = opened
  const { lot } = instrumentOf(code)
  const lots = divideTo(await closable(life, opened), multiply(lot, decimal(parts)), 0, 'up')
  yield* atMarket(life, { code, action: 'close', positionid, quantity: formatDecimal(multiply(lots, lot)) })
}
