import type { Handlers } from '../../platform/contract/operations.ts'
import { isRejection } from '../../platform/rejection/rejection.ts'
import { amendOrder } from './changing/amendOrder.ts'
import { cancelOrders } from './changing/cancelOrders.ts'
import { closePositions } from './changing/closePositions.ts'
import { cancelOrder } from './cancelOrder.ts'
import { orderLists } from './lists.ts'
import { protect } from './protecting/protect.ts'
import { wireWithProtection } from './protecting/wireWithProtection.ts'
import { readOrder } from './orderRequest.ts'
import { orderWire } from './orderWire.ts'
import { placeOrder } from './placeOrder.ts'
import { previewOrder } from './previewOrder.ts'

export const tradingHandlers = {
  '/trade/orderpreview': previewOrder,
  '/trade/order': async ({ clientorderid, ...form }, { broker, customer, now }) => {
    const request = readOrder(form)
    if (isRejection(request)) return request
    const order = await placeOrder(broker, { customerId: customer.id, clientOrderId: clientorderid, request, now })
    if (isRejection(order)) return order
    // Few orders carry a protection: the others need no further statement.
    const wire = request.protection === undefined ? orderWire : await wireWithProtection(broker.db, [order])
    return wire(order)
  },
  '/trade/cancelorder': cancelOrder,
  '/trade/amendorder': amendOrder,
  '/trade/cancelorders': cancelOrders,
  '/trade/closepositions': closePositions,
  '/trade/protect': protect,
  ...orderLists,
} satisfies Partial<Handlers>
