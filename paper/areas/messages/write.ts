import { formatDecimal } from '../../../domain/money/decimal.ts'
import type { Money } from '../../../domain/money/money.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import type { MessageKind, MessageParameters } from './kinds.ts'

type Told<Kind extends MessageKind> = object extends MessageParameters[Kind]
  ? { readonly parameters?: undefined }
  : { readonly parameters: MessageParameters[Kind] }

/** An event to report to the customer. The text is rendered when the message is read, in the reader's language. */
export type NewMessage = {
  [Kind in MessageKind]: { readonly customerId: string; readonly kind: Kind; readonly at: Date } & Told<Kind>
}[MessageKind]

/** Money is stored as `EUR 1500.00` and formatted for the screen when it is read. */
const storedText = (value: string | Money): string =>
  typeof value === 'string' ? value : `${value.currency} ${formatDecimal(value.amount)}`

/** Writes an unread message for a customer, in the caller's transaction. Returns its id. */
export const writeMessage = async (db: Db, { at, customerId, kind, parameters }: NewMessage): Promise<string> => {
  const id = uuidv7(at)
  const entries = Object.entries<string | Money>({ ...parameters }).map(([name, value]) => [name, storedText(value)])
  await db
    .insertInto('messages')
    .values({
      id,
      customer_id: customerId,
      kind,
      parameters: JSON.stringify(Object.fromEntries(entries)),
      created_at: at,
      read_at: null,
    })
    .execute()
  return id
}
