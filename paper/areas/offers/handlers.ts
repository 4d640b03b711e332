import type { Handlers } from '../../platform/contract/operations.ts'
import { cancel, pay } from './payAndCancel.ts'
import { readHandlers } from './offerLists.ts'
import { subscribe } from './subscribe.ts'

export const offerHandlers = {
  ...readHandlers,
  '/offer/subscribe': subscribe,
  '/offer/pay': pay,
  '/offer/cancel': cancel,
} satisfies Partial<Handlers>
