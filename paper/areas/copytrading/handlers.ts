import type { Handlers } from '../../platform/contract/operations.ts'
import { buy } from './buy.ts'
import { listProducts, productInfo, productRecord } from './list.ts'
import { listOrders } from './orders.ts'
import { redeem } from './redeem.ts'

export const followHandlers = {
  '/follow/list': listProducts,
  '/follow/info': productInfo,
  '/follow/record': productRecord,
  '/follow/buy': buy,
  '/follow/orders': listOrders,
  '/follow/redeem': redeem,
} satisfies Partial<Handlers>
