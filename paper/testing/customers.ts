import { randomInt } from 'node:crypto'
import type { Db } from '../platform/database/transaction.ts'
import { uuidv7 } from '../platform/wireText/uuid.ts'

/** A customer row for tests that start below the log-in. No password matches its hash. */
export const insertCustomer = async (db: Db, at = new Date('2025-06-02T08:00:00Z')): Promise<string> => {
  const id = uuidv7(at)
  await db
    .insertInto('customers')
    .values({
      id,
      phone: String(randomInt(10 ** 9, 10 ** 10)),
      password_hash: '-',
      invitation_code: id.slice(-12).toUpperCase(),
      invited_by: null,
      frozen_at: null,
      created_at: at,
    })
    .execute()
  return id
}
