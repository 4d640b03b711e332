import type { Handlers } from '../../platform/contract/operations.ts'
import { buy } from './buy.ts'
import { blockLists } from './list.ts'
import { myTrades } from './trade.ts'

export const blockHandlers = {
  ...blockLists,
  '/block/buy': buy,
  '/block/mine': myTrades,
} satisfies Partial<Handlers>
