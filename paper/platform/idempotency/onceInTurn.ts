import { inTurn } from '../database/inTurn.ts'
import { lockCustomer } from '../database/locks.ts'
import { type Db, transaction, type Tx } from '../database/transaction.ts'
import type { Rejection } from '../rejection/rejection.ts'
import { type Intent, once } from './once.ts'

/**
 * Does a customer's request once, and after all other such requests of that customer, on every process. So it waits
 * instead of conflicting, and may rely on all data that only such requests of this customer change.
 */
export const onceInTurn = <T>(
  db: Db,
  intent: Intent,
  work: (tx: Tx) => Promise<T>,
): Promise<T | Rejection<'request-id-reused'>> =>
  inTurn(db, intent.scope, () =>
    transaction(
      db,
      (tx) =>
        once(tx, intent, async () => {
          await lockCustomer(tx, intent.scope)
          return work(tx)
        }),
      'read committed',
    ),
  )
