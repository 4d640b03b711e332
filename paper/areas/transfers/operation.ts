import { reject, type Rejection } from '../../platform/rejection/rejection.ts'
import { lockCustomer } from '../../platform/database/locks.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { type Decimal, parseDecimal } from '../../../domain/money/decimal.ts'
import { type Currency, fitsMinor, type Money, money } from '../../../domain/money/money.ts'

/** An amount from a form. One that its currency cannot hold is `invalid-parameters`; zero is not refused here. */
export const moneyOf = (text: string, currency: Currency): Money | Rejection<'invalid-parameters'> => {
  const amount: Decimal | undefined = parseDecimal(text)
  return amount !== undefined && fitsMinor(amount, currency)
    ? money(amount, currency)
    : reject('invalid-parameters', '/money')
}

/** Makes the row that the operations of a new customer are told apart by. */
export const openOperations = async (tx: Tx, customerId: string): Promise<boolean> => {
  const made = await tx
    .insertInto('fund_operations')
    .values({ customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('customer_id')
    .executeTakeFirst()
  return made !== undefined
}

/**
 * Begins whatever moves a customer's money or the key to it: a deposit, a withdrawal, a cancellation, an exchange, a
 * margin top-up, a fund password. Until the transaction ends every other one of theirs, on whatever process, is told
 * that one is in progress instead of being made to wait. It waits itself for what else of the customer is done in
 * turn, such as a loan that is paid out. Source: RULES.md, requests.
 *
 * A row of its own is locked. The customer's is also locked by what moves no money, such as a new login password. An
 * advisory lock is given back a moment after whoever waits for the same request id goes on, and a repeated request
 * would meet the lock of its own first try.
 */
export const beginOperation = async (
  tx: Tx,
  customerId: string,
): Promise<Rejection<'fund-operation-in-progress'> | undefined> => {
  const free = await tx
    .selectFrom('fund_operations')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  // Without a row there is nobody to wait for: a process of the version before this table opened the account.
  const isFree = free !== undefined || (await openOperations(tx, customerId))
  if (!isFree) return reject('fund-operation-in-progress')
  await lockCustomer(tx, customerId)
  return undefined
}
