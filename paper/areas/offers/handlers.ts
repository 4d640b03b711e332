import type { Handlers } from '../../platform/contract/operations.ts'
import { cancel, pay } from './change.ts'
import { readHandlers } from './read.ts'
import { subscribe } from './subscribe.ts'

export const offerHandlers = {
  ...readHandlers,
  '/offer/subscribe': subscribe,
  '/offer/pay': pay,
  '/offer/cancel': cancel,
} satisfies Partial<Handlers>
