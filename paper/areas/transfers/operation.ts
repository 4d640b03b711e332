import { reject, type Rejection } from '../../platform/rejection/rejection.ts'
import { lockCustomer } from '../../platform/database/locks.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { type Decimal, parseDecimal } from '../../../domain/money/decimal.ts'
import { type Currency, fitsMinor, type Money, money } from '../../../domain/money/money.ts'

/**
 * An amount from a form. One with too many decimals for its currency is `invalid-parameters`; zero is not refused here.
 */
export const moneyOf = (text: string, currency: Currency): Money | Rejection<'invalid-parameters'> => {
  const amount: Decimal | undefined = parseDecimal(text)
  return amount !== undefined && fitsMinor(amount, currency)
    ? money(amount, currency)
    : reject('invalid-parameters', '/money')
}

/** Creates the row that the fund operations of a new customer lock. */
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
 * Begins a fund operation: a deposit, a withdrawal, a cancellation, an exchange, a margin top-up, a fund password.
 * Until the transaction ends, every other fund operation of the customer, on every process, is refused as "in progress"
 * instead of waiting. It waits itself for other work that locks the customer, such as the payout of a loan. Source:
 * RULES.md, requests.
 *
 * It locks a row of its own. The customer's row is also locked by work that moves no money, such as a new login
 * password. An advisory lock would be released a moment after a waiter for the same request id continues, so that a
 * repeated request could find the lock of its own first try.
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
  // Without a row no operation can be running: a process of the version before this table opened the account.
  const isFree = free !== undefined || (await openOperations(tx, customerId))
  if (!isFree) return reject('fund-operation-in-progress')
  await lockCustomer(tx, customerId)
  return undefined
}
