import { negate } from 'effect/BigDecimal'
import { owedOf, repay as repaid, type Loan } from '../../../domain/credit/loan.ts'
import { compare, type Decimal, parseDecimal, zero } from '../../../domain/money/decimal.ts'
import { fitsMinor, money } from '../../../domain/money/money.ts'
import type { SignedInCall } from '../../platform/broker/call.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { intentOf } from '../../platform/idempotency/once.ts'
import { onceInTurn } from '../../platform/idempotency/onceInTurn.ts'
import { available, entry, house, Shortfall } from '../../ledger/entry.ts'
import { post } from '../../ledger/post.ts'
import { writeMessage } from '../messages/write.ts'
import { isOwn } from '../../platform/paging/ownRows.ts'
import { type CreditRow, loanOf, saveLoan, showCredit } from './loan.ts'

/**
 * Pays a part of the debt from the wallet: two movements, interest and principal. On a Shortfall nothing is written.
 */
export const takeRepayment = async (
  tx: Tx,
  clock: Clock,
  row: CreditRow,
  loan: Loan,
  amount: Decimal,
  now: Date,
): Promise<CreditRow | Shortfall> => {
  const { interest, isOver, loan: next, principal } = repaid(loan, amount)
  const parts = [
    ['credit-interest', interest],
    ['credit', principal],
  ] as const
  for (const [kind, part] of parts) {
    if (part.value === 0n) continue
    const entries = [
      entry(available(row.customer_id), money(negate(part), row.currency)),
      entry(house('credit'), money(part, row.currency)),
    ]
    const posted = await post(tx, clock, { id: uuidv7(now), kind, reference: row.id, entries })
    if (posted instanceof Shortfall) return posted
  }
  const saved = await saveLoan(tx, row.id, next, isOver ? { ended_at: now, overdue: false } : {})
  const customerId = row.customer_id
  const paid = money(amount, row.currency)
  if (isOver) await writeMessage(tx, { customerId, kind: 'credit-settled', parameters: { money: paid }, at: now })
  else {
    const parameters = { money: paid, left: money(owedOf(next), row.currency) }
    await writeMessage(tx, { customerId, kind: 'credit-repaid', parameters, at: now })
  }
  return saved
}

const repayLoan = async (tx: Tx, id: string, amount: Decimal, { broker, customer, now }: SignedInCall) => {
  const row = await tx
    .selectFrom('credit_loans')
    .selectAll()
    .where(isOwn(customer.id, id))
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return reject('loan-not-found', '/id')
  if (row.ended_at !== null) return reject('loan-not-running', '/id')
  if (!fitsMinor(amount, row.currency)) return reject('invalid-parameters', '/money')
  const loan = loanOf(row, now)
  if (compare(amount, owedOf(loan)) > 0) return reject('repayment-above-owed', '/money')
  const saved = await takeRepayment(tx, broker.clock, row, loan, amount, now)
  return saved instanceof Shortfall ? reject('insufficient-available-balance', '/money') : showCredit(saved, now)
}

/** Repays a credit loan in part or in full. */
export const repay: Handler<'/credit/repay'> = async ({ id, money: text, requestid }, call) => {
  const { broker, customer, now } = call
  const amount = parseDecimal(text)
  if (amount === undefined || compare(amount, zero) <= 0) return reject('invalid-parameters', '/money')
  const intent = intentOf('/credit/repay', { id, money: text, requestid }, { customer, now })
  return onceInTurn(broker.db, intent, (tx) => repayLoan(tx, id, amount, call))
}
