import type { Handler } from '../../platform/contract/operations.ts'
import { isRejection } from '../../platform/rejection/rejection.ts'
import type { Db, Tx } from '../../platform/database/transaction.ts'
import { intentOf } from '../../platform/idempotency/once.ts'
import { onceInTurn } from '../../platform/idempotency/onceInTurn.ts'
import { imageUrl, ownUpload } from './ownUpload.ts'

const currentAvatar = (db: Db, customerId: string): Promise<{ readonly upload_id: string } | undefined> =>
  db.selectFrom('avatars').select('upload_id').where('customer_id', '=', customerId).executeTakeFirst()

export const readAvatar: Handler<'/upload/avatar'> = async (_body, { broker, customer }) => {
  const row = await currentAvatar(broker.db, customer.id)
  return { url: row === undefined ? '' : imageUrl(row.upload_id) }
}

const change = async (tx: Tx, customerId: string, image: string, at: Date) => {
  const upload = await ownUpload(tx, customerId, image, 'avatar', at)
  if (isRejection(upload)) return upload
  const before = await currentAvatar(tx, customerId)
  await tx
    .insertInto('avatars')
    .values({ customer_id: customerId, upload_id: upload.id })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ upload_id: upload.id }))
    .execute()
  if (before && before.upload_id !== upload.id)
    await tx.deleteFrom('uploads').where('id', '=', before.upload_id).execute()
  return { url: upload.url }
}

/** Sets another image as the customer's avatar and deletes the previous one. */
export const changeAvatar: Handler<'/upload/setavatar'> = async ({ image, requestid }, { broker, customer, now }) => {
  const intent = intentOf('/upload/setavatar', { image, requestid }, { customer, now })
  return onceInTurn(broker.db, intent, (tx) => change(tx, customer.id, image, now))
}
