import type { Handlers } from '../../platform/contract/operations.ts'
import { addMargin } from './addMargin.ts'
import { keepNote } from './notes.ts'
import { positionLists } from './positionLists.ts'

export const positionHandlers = {
  ...positionLists,
  '/trade/addmargin': addMargin,
  '/trade/positionnote': keepNote,
} satisfies Partial<Handlers>
