import type { Db } from '../../platform/database/transaction.ts'
import { imageUrl } from '../uploads/ownUpload.ts'

/** All but the last three characters as asterisks. */
const masked = (idNumber: string): string => '*'.repeat(idNumber.length - 3) + idNumber.slice(-3)

const NOT_SUBMITTED = {
  status: 0,
  name: '',
  idnumber: '',
  fronturl: '',
  backurl: '',
  reason: '',
  remark: '',
  submittime: '-' as const,
  reviewtime: '-' as const,
}

/** The proof of a customer's identity as shown to the customer. */
export const showIdentity = async (db: Db, customerId: string) => {
  const row = await db.selectFrom('identities').selectAll().where('customer_id', '=', customerId).executeTakeFirst()
  if (row === undefined) return NOT_SUBMITTED
  return {
    status: row.status,
    name: row.name,
    idnumber: masked(row.id_number),
    fronturl: imageUrl(row.front_id),
    backurl: imageUrl(row.back_id),
    reason: row.reason,
    remark: row.remark,
    submittime: row.submitted_at.getTime(),
    reviewtime: row.reviewed_at?.getTime() ?? ('-' as const),
  }
}
