import { sql } from 'kysely'
import { transaction, type Db, type Tx } from './transaction.ts'

/**
 * Reads in one snapshot, however long that takes: the limit of a statement is for what a customer waits for, and an audit of
 * millions of postings would never end.
 */
export const longRead = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(
    db,
    async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
      return read(tx)
    },
    'repeatable read',
  )
