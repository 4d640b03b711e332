import type { Handlers } from '../../platform/contract/operations.ts'
import { borrow } from './borrow.ts'
import { repay } from './repay.ts'
import { loans, terms } from './terms.ts'

export const creditHandlers = {
  '/credit/terms': terms,
  '/credit/borrow': borrow,
  '/credit/repay': repay,
  '/credit/loans': loans,
} satisfies Partial<Handlers>
