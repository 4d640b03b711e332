import { subtract } from 'effect/BigDecimal'
import type { Selectable } from 'kysely'
import type { Data } from '../../platform/contract/operations.ts'
import { amountText, millis } from '../../platform/wireText/figures.ts'
import type { Database } from '../../platform/database/database.ts'

export type WithdrawalRow = Selectable<Database['withdrawals']>
type Shown = Data<'/user/withdrawallist'>[number]

/** States by their number on the wire. */
export const WITHDRAWAL = { underReview: 0, paid: 1, rejected: 2, cancelled: 3 } as const

/** A withdrawal as the contract represents it. Rows that were written from outside may have only amount and state. */
export const showWithdrawal = (row: WithdrawalRow): Shown => ({
  money: row.amount === null ? '-' : amountText(row.amount, row.currency),
  status: row.status,
  id: row.id,
  currency: row.currency,
  ...(row.fee !== null &&
    row.amount !== null && {
      fee: amountText(row.fee, row.currency),
      arrival: amountText(subtract(row.amount, row.fee), row.currency),
    }),
  ...(row.card_id !== null && { cardid: row.card_id }),
  ...(row.card !== null && { card: row.card }),
  reason: row.reason,
  remark: row.remark,
  requesttime: millis(row.created_at),
  ...(row.arrives_by !== null && { arrivetime: millis(row.arrives_by) }),
  endtime: row.reviewed_at === null ? '-' : millis(row.reviewed_at),
})
