import { inTurn } from '../database/inTurn.ts'
import { lockCustomer } from '../database/locks.ts'
import { type Db, transaction, type Tx } from '../database/transaction.ts'
import type { Rejection } from '../rejection/rejection.ts'
import { type Intent, once } from './once.ts'

/**
 * Does a customer's request once, and after whatever else of theirs is being done in turn, on whatever process. So it
 * waits instead of conflicting, and may rely on everything that only such work of this customer changes.
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
