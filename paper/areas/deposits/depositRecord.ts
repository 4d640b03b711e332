import type { Selectable } from 'kysely'
import type { Data } from '../../platform/contract/operations.ts'
import { amountText, millis } from '../../platform/wireText/figures.ts'
import { imageUrl } from '../uploads/own.ts'
import type { Database } from '../../platform/database/database.ts'

export type DepositRow = Selectable<Database['deposits']>

/** A deposit as the contract shows it. */
export const showDeposit = (row: DepositRow): Data<'/funds/deposit'> => ({
  id: row.id,
  channelid: row.channel,
  method: row.method,
  currency: row.currency as Data<'/funds/deposit'>['currency'],
  money: amountText(row.amount, row.currency),
  transferdate: row.transferred_on,
  proofurl: row.proof_id === null ? '' : imageUrl(row.proof_id),
  status: row.status,
  reason: row.reason,
  remark: row.remark,
  requesttime: millis(row.created_at),
  arrivetime: millis(row.arrives_by),
  reviewtime: row.reviewed_at === null ? '-' : millis(row.reviewed_at),
})
