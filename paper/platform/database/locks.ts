import { sql } from 'kysely'
import type { Tx } from './transaction.ts'

/**
 * Makes this transaction the only one that holds a name, until it ends: others wait. A transaction takes its locks in
 * this order: the id of its request, the customer, a block, an instrument, a product or an ID number, rows of orders
 * and subscriptions, rows of positions, accounts of the ledger. A read after the lock, with `read committed`, sees what
 * the previous holder committed.
 */
const lockName = async (tx: Tx, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/**
 * For work that depends on the customer's other records: loans, payees, shares lent, subscriptions, proofs of identity, the
 * watchlist, what was read. Orders do not take it.
 */
export const lockCustomer = (tx: Tx, customerId: string): Promise<void> => lockName(tx, `customer:${customerId}`)

/** For work whose limits depend on what all customers have bought of a block. */
export const lockBlock = (tx: Tx, id: string): Promise<void> => lockName(tx, `block:${id}`)

/** For work whose limits depend on what all customers have lent of an instrument. */
export const lockLendingOf = (tx: Tx, code: string): Promise<void> => lockName(tx, `lending:${code}`)

/** For work whose limits depend on what all customers have invested in a product of copy trading. */
export const lockProduct = (tx: Tx, code: string): Promise<void> => lockName(tx, `product:${code}`)

/** For work that depends on which account an ID number verifies. */
export const lockIdNumber = (tx: Tx, idNumber: string): Promise<void> => lockName(tx, `id-number:${idNumber}`)
