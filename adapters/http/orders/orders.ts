import { Effect } from 'effect'
import { dayLabel } from '../../../domain/calendar/day.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { type NewOrder, Orders } from '../../../ports/Orders.ts'
import type { Call } from '../client.ts'
import { FillPage, Order, OrderPage, OrderPreview, TradeCancelordersAnswer } from '../../generated/schemas/orders.ts'
import { formPage, formRange, pageOf } from '../pages.ts'
import { formProtection, orderOf } from './orderRecords.ts'

/** The fields that a preview and an order share. */
const formOrder = (order: NewOrder) => ({
  code: order.code,
  direction: order.direction,
  action: order.action,
  ordertype: order.type,
  price: order.type === 'limit' && order.price !== undefined ? formatDecimal(order.price) : undefined,
  quantity: formatDecimal(order.quantity),
  timeinforce: order.timeInForce === 'day' ? undefined : order.timeInForce,
  gooduntil: order.goodUntil === undefined ? undefined : dayLabel(order.goodUntil),
  ...formProtection(order.protection),
  leverage: order.action === 'open' ? String(order.leverage) : undefined,
  daytrade: order.action === 'open' && order.isDayTrade === true ? ('1' as const) : undefined,
  positionid: order.action === 'close' ? order.positionId : undefined,
})

/** Orders over HTTP. */
export const orders = (call: Call): Orders['Service'] => {
  const find = (form: { readonly orderid: string } | { readonly clientorderid: string }) =>
    call('/trade/orderinfo', { orderid: undefined, clientorderid: undefined, ...form }, Order).pipe(Effect.map(orderOf))

  return Orders.of({
    preview: (order) => call('/trade/orderpreview', formOrder(order), OrderPreview),
    place: (order, clientOrderId) =>
      call('/trade/order', { ...formOrder(order), clientorderid: clientOrderId }, Order).pipe(Effect.map(orderOf)),
    cancel: (orderid, requestid) => call('/trade/cancelorder', { orderid, requestid }, Order).pipe(Effect.map(orderOf)),
    amend: (orderid, { price, quantity }, requestid) =>
      call(
        '/trade/amendorder',
        { orderid, price: price && formatDecimal(price), quantity: quantity && formatDecimal(quantity), requestid },
        Order,
      ).pipe(Effect.map(orderOf)),
    cancelAll: (code, requestid) =>
      call('/trade/cancelorders', { code, requestid }, TradeCancelordersAnswer).pipe(
        Effect.map((orders) => orders.map(orderOf)),
      ),
    byId: (orderid) => find({ orderid }),
    byClientId: (clientorderid) =>
      Effect.catchTag(find({ clientorderid }), 'Rejected', (refusal) =>
        refusal.code === 'order-not-found' ? Effect.succeed(null) : Effect.fail(refusal),
      ),
    pending: (request) =>
      call('/trade/pendinglist', { code: request.code, ...formPage(request) }, OrderPage).pipe(
        Effect.map(pageOf(orderOf)),
      ),
    history: (request) =>
      call(
        '/trade/orderhistory',
        { code: request.code, ...formRange(request.range), ...formPage(request) },
        OrderPage,
      ).pipe(Effect.map(pageOf(orderOf))),
    fills: (request) =>
      call(
        '/trade/fills',
        {
          orderid: request.orderId,
          positionid: request.positionId,
          code: request.code,
          ...formRange(request.range),
          ...formPage(request),
        },
        FillPage,
      ),
  })
}
