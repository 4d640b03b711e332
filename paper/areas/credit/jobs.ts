import { min } from 'effect/BigDecimal'
import { CREDIT_DAY, owedOf } from '../../../domain/credit/loan.ts'
import { money } from '../../../domain/money/money.ts'
import { schedule } from '../../platform/jobs/queue.ts'
import type { JobHandler, JobHandlers } from '../../platform/jobs/run.ts'
import { balance } from '../../ledger/balances.ts'
import { assertFunded } from '../../ledger/entry.ts'
import { writeMessage } from '../messages/write.ts'
import { later } from '../../platform/clock/instant.ts'
import { CREDIT_DUE } from './borrow.ts'
import { loanOf, saveLoan } from './loan.ts'
import { takeRepayment } from './repay.ts'

/**
 * A loan is due: the amount owed is collected, as far as the free balance covers it. The rest is collected later,
 * with a new try every day.
 */
const collect: JobHandler = async (tx, subject, now, { clock }) => {
  const [id = '', tries = '0'] = subject.split(':')
  const row = await tx.selectFrom('credit_loans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (row === undefined || row.ended_at !== null) return
  // A broker that was not running meanwhile charges no additional day.
  const due = later(row.due_at, Number(tries) * CREDIT_DAY)
  const loan = loanOf(row, due)
  const { available } = await balance(tx, row.customer_id, row.currency)
  const amount = min(available, owedOf(loan))
  const after = amount.value > 0n ? assertFunded(await takeRepayment(tx, clock, row, loan, amount, now)) : row
  if (after.ended_at !== null) return
  const rest = loanOf(after, due)
  await saveLoan(tx, id, rest, { overdue: true })
  const left = money(owedOf(rest), row.currency)
  await writeMessage(tx, { customerId: row.customer_id, kind: 'credit-overdue', parameters: { left }, at: now })
  await schedule(tx, { kind: CREDIT_DUE, subject: `${id}:${Number(tries) + 1}`, due: later(due, CREDIT_DAY) })
}

export const creditJobs: JobHandlers = { [CREDIT_DUE]: collect }
