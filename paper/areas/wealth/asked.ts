import type { Currency } from '../../../domain/money/money.ts'
import type { Db } from '../../platform/database/transaction.ts'

/** Whose records are read. */
export interface Asked {
  readonly db: Db
  readonly customerId: string
  /** Undefined: the records of every currency. */
  readonly currency?: Currency | undefined
}
