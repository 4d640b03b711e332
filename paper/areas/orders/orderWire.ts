import { pick } from 'effect/Struct'
import type { Data } from '../../platform/contract/operations.ts'
import {
  amountText,
  instrumentFields,
  instrumentOf,
  meanText,
  NOTHING,
  priceText,
  quantityText,
} from '../../market/listing/figures.ts'
import { ANSWERED_AS_KEPT, type FillRow, type OrderRow } from './tables.ts'

type Answered = Data<'/trade/order'>

/**
 * An order with every field that the contract has, also those that an older server leaves out: a new one does not compile until the
 * broker answers it. Few orders have a protection, and only the answer of a single order has its changes.
 */
export type WireOrder = Answered & Required<Omit<Answered, 'protection' | 'changes'>>
export type WireFill = Data<'/trade/fills'>['list'][number]

/** An order as the contract represents it. One that opens names its position from its first fill on. */
export const orderWire = (order: OrderRow): WireOrder => {
  const instrument = instrumentOf(order.code)
  const { action, amount, currency, filled } = order
  return {
    ...pick(order, ANSWERED_AS_KEPT),
    clientorderid: order.client_order_id ?? '',
    ...instrumentFields(instrument),
    ordertype: order.type,
    price: priceText(order.price, instrument),
    quantity: quantityText(order.quantity),
    filled: quantityText(filled),
    averageprice: meanText(amount, filled, instrument),
    amount: amountText(amount, currency),
    held: amountText(order.held, currency),
    fees: amountText(order.fees, currency),
    positionid: action === 'open' && filled.value === 0n ? '' : order.position_id,
    createtime: order.created_at.getTime(),
    updatetime: order.updated_at.getTime(),
    expiretime: order.expires_at.getTime(),
    timeinforce: order.time_in_force,
    triggerprice: priceText(order.trigger_price, instrument),
    squareofftime: order.square_off_at?.getTime() ?? NOTHING,
  }
}

/** A fill as the contract represents it. */
export const fillWire = (fill: FillRow): WireFill => {
  const instrument = instrumentOf(fill.code)
  const { currency, profit } = fill
  return {
    id: fill.id,
    orderid: fill.order_id,
    positionid: fill.position_id,
    code: fill.code,
    currency,
    direction: fill.direction,
    action: fill.action,
    price: priceText(fill.price, instrument),
    quantity: quantityText(fill.quantity),
    amount: amountText(fill.amount, currency),
    fees: amountText(fill.fees, currency),
    profit: profit === null ? '-' : amountText(profit, currency),
    writtenoff: amountText(fill.written_off, currency),
    time: fill.at.getTime(),
  }
}
