import type { Handlers } from '../../platform/contract/operations.ts'
import { chartHandlers } from './charts.ts'
import { detailHandlers } from './detail.ts'
import { listHandlers } from './list.ts'
import { moverHandlers } from './movers.ts'
import { searchHandlers } from './search/handlers.ts'

export const quoteHandlers = {
  ...chartHandlers,
  ...detailHandlers,
  ...listHandlers,
  ...moverHandlers,
  ...searchHandlers,
} satisfies Partial<Handlers>
