import type { Handlers } from '../../platform/contract/operations.ts'
import { listMovements } from './list.ts'
import { positionRecords } from './positions.ts'
import { statement } from './statement/statement.ts'

export const movementHandlers = {
  '/records/funding': (fields, call) => listMovements('/records/funding', fields, call),
  '/records/transaction': (fields, call) => listMovements('/records/transaction', fields, call),
  '/records/position': positionRecords,
  '/trade/statement': statement,
} satisfies Partial<Handlers>
