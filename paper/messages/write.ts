import type { Db } from '../database/transaction.ts'
import { uuidv7 } from '../database/uuid.ts'

/** What happened, for the customer to read. The words of a kind are written when it is read, in the reader's language. */
export interface NewMessage {
  readonly customerId: string
  readonly kind: string
  readonly parameters?: Readonly<Record<string, string>>
  readonly at: Date
}

/** Leaves an unread message for a customer. */
export const writeMessage = async (db: Db, { at, customerId, kind, parameters = {} }: NewMessage): Promise<void> => {
  await db
    .insertInto('messages')
    .values({
      id: uuidv7(at),
      customer_id: customerId,
      kind,
      parameters: JSON.stringify(parameters),
      created_at: at,
      read_at: null,
    })
    .execute()
}
