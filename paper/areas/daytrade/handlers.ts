import type { Handlers } from '../../platform/contract/operations.ts'
import { applyForDayTrading, dayTradeState } from './facility.ts'
import { listDayOrders, listDayPositions, listInstruments } from './lists.ts'

export const dayTradeHandlers = {
  '/daytrade/state': dayTradeState,
  '/daytrade/apply': applyForDayTrading,
  '/daytrade/list': listInstruments,
  '/daytrade/orders': listDayOrders,
  '/daytrade/positions': listDayPositions,
} satisfies Partial<Handlers>
