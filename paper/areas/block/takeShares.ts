import type { Instrument } from '../../domain/market/market.ts'
import type { Decimal } from '../../domain/money/decimal.ts'
import type { OrderTerms } from '../../domain/trading/order.ts'
import { isRejection, reject, type Rejection } from '../contract/rejection.ts'
import type { Tx } from '../database/transaction.ts'
import { acceptOrder } from '../trading/acceptOrder.ts'
import type { Change } from '../trading/changes.ts'
import { fillOrder } from '../trading/fillOrder.ts'
import { fillTermsOf } from '../trading/match.ts'
import { fingerprintOf } from '../trading/orderRequest.ts'
import { readPositions } from '../trading/readOrders.ts'
import type { PositionRow } from '../trading/tables.ts'
import { viewOf } from '../trading/view.ts'
import { writeChanges } from '../trading/writeChanges.ts'
import type { BlockMoment } from './board.ts'

interface Purchase {
  readonly customerId: string
  readonly requestId: string
  readonly instrument: Instrument
  readonly price: Decimal
  readonly quantity: Decimal
  readonly moment: BlockMoment
}

/** The customer's records tell a block trade from a purchase in the market. */
const asBlockTrade = (change: Change): Change => ({
  ...change,
  transfers: change.transfers.map((one) => (one.kind === 'buy' ? { ...one, kind: 'block-trade' } : one)),
})

/**
 * Pays for shares and makes them a position, as an order would that is filled whole at once at one price: the same
 * records, fees, waits before selling and proofs hold for it.
 */
export const takeShares = async (
  tx: Tx,
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
  const order = await acceptOrder(tx, {
    customerId,
    clientOrderId: requestId,
    fingerprint: fingerprintOf({ code: instrument.code, terms, positionId: undefined, isDayTrade: false }),
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
  await writeChanges(tx, [asBlockTrade(change)], now)
  return change.position
}
