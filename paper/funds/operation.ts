import { reject, type Rejection } from '../contract/rejection.ts'
import type { Tx } from '../database/transaction.ts'

/**
 * Begins a deposit, a withdrawal, a cancellation or an exchange of a customer. Until the transaction ends every other
 * one of theirs, on whatever process, is told that one is in progress instead of being made to wait.
 * Source: RULES.md, requests.
 *
 * It is the customer's row that is locked and not an advisory lock: those are given back a moment after whoever waits
 * for the same request id goes on, and a repeated request would meet the lock of its own first try.
 */
export const beginOperation = async (
  tx: Tx,
  customerId: string,
): Promise<Rejection<'fund-operation-in-progress'> | undefined> => {
  const free = await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  return free === undefined ? reject('fund-operation-in-progress') : undefined
}
