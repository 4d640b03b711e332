import { subtract, sum } from 'effect/BigDecimal'
import type { Selectable } from 'kysely'
import { accrued, interestFor, interestOwed, type Loan, owedOf } from '../../../domain/credit/loan.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import type { Data } from '../../platform/contract/operations.ts'
import { amountText } from '../../platform/wireText/figures.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { Database } from '../../platform/database/database.ts'

export type CreditRow = Selectable<Database['credit_loans']>

/** Converts a stored loan for the rules, with the interest of every day that has begun. A repaid one accrues none. */
export const loanOf = (row: CreditRow, now: Date): Loan => {
  const loan = {
    currency: row.currency,
    outstanding: row.outstanding,
    rate: row.rate,
    interest: row.interest,
    interestPaid: row.interest_paid,
    chargedDays: row.charged_days,
    startedAt: row.started_at.getTime(),
  }
  return row.ended_at === null ? accrued(loan, now.getTime()) : loan
}

/** Stores the new state of a loan. */
export const saveLoan = (tx: Tx, id: string, loan: Loan, more: { ended_at?: Date; overdue?: boolean }) =>
  tx
    .updateTable('credit_loans')
    .set({
      outstanding: formatDecimal(loan.outstanding),
      interest: formatDecimal(loan.interest),
      interest_paid: formatDecimal(loan.interestPaid),
      charged_days: loan.chargedDays,
      ...more,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** A loan as the contract represents it. */
export const showCredit = (row: CreditRow, now: Date): Data<'/credit/borrow'> => {
  const loan = loanOf(row, now)
  const isOver = row.ended_at !== null
  const amount = (total: CreditRow['principal']) => amountText(total, row.currency)
  const nothing = subtract(row.principal, row.principal)
  return {
    id: row.id,
    currency: row.currency,
    money: amount(row.principal),
    outstanding: amount(row.outstanding),
    interest: amount(isOver ? nothing : interestOwed(loan)),
    owed: amount(isOver ? nothing : owedOf(loan)),
    paid: amount(sum(subtract(row.principal, row.outstanding), row.interest_paid)),
    rate: formatDecimal(row.rate),
    days: row.term,
    dayinterest: amount(interestFor(row.outstanding, row.rate, 1)),
    status: isOver ? 2 : row.overdue ? 1 : 0,
    starttime: row.started_at.getTime(),
    duetime: row.due_at.getTime(),
    endtime: row.ended_at?.getTime() ?? '-',
  }
}
