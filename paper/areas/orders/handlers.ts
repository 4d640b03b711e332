import type { Handlers } from '../contract/operations.ts'
import { isRejection } from '../contract/rejection.ts'
import { addMargin } from './addMargin.ts'
import { cancelOrder } from './cancelOrder.ts'
import { orderLists } from './lists.ts'
import { readOrder } from './orderRequest.ts'
import { orderWire } from './orderWire.ts'
import { placeOrder } from './placeOrder.ts'
import { positionLists } from './positionLists.ts'
import { previewOrder } from './previewOrder.ts'
import { walletFunds } from './walletFunds.ts'

export const tradingHandlers = {
  '/trade/orderpreview': previewOrder,
  '/trade/order': async ({ clientorderid, ...form }, { broker, customer, now }) => {
    const request = readOrder(form)
    if (isRejection(request)) return request
    const order = await placeOrder(broker, { customerId: customer.id, clientOrderId: clientorderid, request, now })
    return isRejection(order) ? order : orderWire(order)
  },
  '/trade/cancelorder': cancelOrder,
  ...orderLists,
  ...positionLists,
  '/trade/addmargin': addMargin,
  '/trade/funds': walletFunds,
} satisfies Partial<Handlers>
