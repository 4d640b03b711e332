import type { Handlers } from '../../platform/contract/operations.ts'
import { list } from './list.ts'
import { pairs } from './pairs.ts'
import { quote } from './quote.ts'
import { submit } from './submit.ts'

export const exchangeHandlers = {
  '/exchange/pairs': pairs,
  '/exchange/quote': quote,
  '/exchange/submit': submit,
  '/exchange/list': list,
} satisfies Partial<Handlers>
