import { sql } from 'kysely'
import { reject, type Rejection } from '../contract/rejection.ts'
import type { Tx } from '../database/transaction.ts'

/**
 * Begins a deposit, a withdrawal, a cancellation or an exchange of a customer. Until the transaction ends every other
 * one of theirs, on whatever process, is told that one is in progress instead of being made to wait.
 */
export const beginOperation = async (
  tx: Tx,
  customerId: string,
): Promise<Rejection<'fund-operation-in-progress'> | undefined> => {
  const { rows } = await sql<{ isFirst: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`funds ${customerId}`}, 0)) as "isFirst"`.execute(tx)
  return rows[0]?.isFirst ? undefined : reject('fund-operation-in-progress')
}
