import { subtract } from 'effect/BigDecimal'
import { sql } from 'kysely'
import { LENDING_DAY, lendingDays } from '../../../domain/lending/lending.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { formatQuantity } from '../../../domain/money/format.ts'
import { money } from '../../../domain/money/money.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { schedule } from '../../platform/jobs/queue.ts'
import type { JobHandler, JobHandlers } from '../../platform/jobs/run.ts'
import { available, house, move, assertFunded } from '../../ledger/entry.ts'
import { post } from '../../ledger/post.ts'
import { writeMessage } from '../messages/write.ts'
import { later } from '../../platform/clock/instant.ts'
import { instrumentOf } from '../../market/listing/figures.ts'
import { LENDING_DAY_ENDS } from './lend.ts'
import { feeOfDays, type LoanRow } from './loan.ts'

/** Pays the unpaid days up to now. */
const pay = async (tx: Tx, clock: Clock, row: LoanRow, days: number, now: Date): Promise<LoanRow> => {
  const paid = feeOfDays(row, days)
  const due = subtract(paid, row.paid)
  if (due.value > 0n) {
    const entries = move(house('lending'), available(row.customer_id), money(due, row.currency))
    assertFunded(await post(tx, clock, { id: uuidv7(now), kind: 'lending', reference: row.id, entries }))
  }
  return tx
    .updateTable('stock_loans')
    .set({ paid_days: days, paid: formatDecimal(paid) })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const giveBack = async (tx: Tx, row: LoanRow, now: Date): Promise<void> => {
  await tx
    .updateTable('positions')
    .set({ lent: sql<string>`lent - ${formatDecimal(row.quantity)}::numeric`, version: sql<number>`version + 1` })
    .where('id', '=', row.position_id)
    .execute()
  await tx.updateTable('stock_loans').set({ returned_at: now }).where('id', '=', row.id).execute()
  const { code, name } = instrumentOf(row.code)
  const parameters = {
    instrument: `${code} ${name}`,
    quantity: formatQuantity(row.quantity),
    money: money(row.paid, row.currency),
  }
  await writeMessage(tx, { customerId: row.customer_id, kind: 'shares-returned', parameters, at: now })
}

/**
 * After the end of a lending day, or of several while the broker was not running: pays them, and returns the shares
 * after the last one.
 */
const endDay: JobHandler = async (tx, subject, now, { clock }) => {
  const [id = ''] = subject.split(':')
  const row = await tx.selectFrom('stock_loans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (row === undefined || row.returned_at !== null) return
  const days = lendingDays(row.started_at.getTime(), now.getTime(), row.days)
  const after = days > row.paid_days ? await pay(tx, clock, row, days, now) : row
  if (after.paid_days === after.days) return giveBack(tx, after, now)
  const next = after.paid_days + 1
  await schedule(tx, {
    kind: LENDING_DAY_ENDS,
    subject: `${id}:${next}`,
    due: later(row.started_at, next * LENDING_DAY),
  })
}

export const lendingJobs: JobHandlers = { [LENDING_DAY_ENDS]: endDay }
