import type { Instrument } from '../../../domain/markets/market.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import type { OrderTerms } from '../../../domain/orders/order.ts'
import { isRejection, reject, type Rejection } from '../../platform/rejection/rejection.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { acceptOrder } from '../orders/acceptOrder.ts'
import type { Change } from '../orders/matching/changes.ts'
import { fillOrder } from '../orders/matching/fillOrder.ts'
import { fillTermsOf } from '../orders/matching/match.ts'
import { orderFingerprint } from '../orders/orderRequest.ts'
import { readPositions } from '../orders/matching/reads.ts'
import type { PositionRow } from '../positions/tables.ts'
import { viewOf } from '../orders/view.ts'
import { writeChanges } from '../orders/matching/writeChanges.ts'
import type { BlockMoment } from './board.ts'

interface Purchase {
  readonly customerId: string
  readonly requestId: string
  readonly instrument: Instrument
  readonly price: Decimal
  readonly quantity: Decimal
  readonly moment: BlockMoment
}

/** The kind distinguishes a block trade from a purchase in the market in the customer's records. */
const asBlockTrade = (change: Change): Change => ({
  ...change,
  transfers: change.transfers.map((one) => (one.kind === 'buy' ? { ...one, kind: 'block-trade' } : one)),
})

/**
 * Pays for shares and creates their position, as an order that is filled completely at one price: records, fees, waits
 * before a sale and audits are the same.
 */
export const takeShares = async (
  tx: Tx,
  clock: Clock,
  { customerId, instrument, moment, price, quantity, requestId }: Purchase,
): Promise<PositionRow | Rejection<'insufficient-available-balance' | 'request-id-reused'>> => {
  const { market, now, overrides } = moment
  const view = viewOf(market, instrument.code, now.getTime(), overrides)
  if (view === undefined) throw new Error(`${instrument.code} is not listed`)
  const terms: OrderTerms = {
    action: 'open',
    direction: 'long',
    type: 'limit',
    timeInForce: 'day',
    quantity,
    price,
    leverage: 1,
  }
  const order = await acceptOrder(tx, clock, {
    customerId,
    clientOrderId: requestId,
    fingerprint: orderFingerprint({ code: instrument.code, terms, positionId: undefined, isDayTrade: false }),
    terms,
    position: undefined,
    view,
    prices: { bid: price, ask: price, limits: undefined },
    at: now,
  })
  if (order === 'taken') return reject('request-id-reused', '/requestid')
  if (isRejection(order)) return order
  const position = (await readPositions(tx, [order])).get(order.id)
  if (position === undefined) throw new Error(`order ${order.id} has no position`)
  const change = fillOrder(order, position, [{ orderId: order.id, price, quantity }], fillTermsOf(view, now))
  await writeChanges(tx, clock, [asBlockTrade(change)], now)
  return change.position
}
