import type { Handlers } from '../../platform/contract/operations.ts'
import { lend } from './lend.ts'
import { lendingLists } from './lists.ts'
import { recall } from './recall.ts'

export const lendingHandlers = {
  ...lendingLists,
  '/lending/lend': lend,
  '/lending/recall': recall,
} satisfies Partial<Handlers>
