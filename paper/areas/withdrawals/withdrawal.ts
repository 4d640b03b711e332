import { formatDecimal } from '../../../domain/money/decimal.ts'
import { closeOfWork, WITHDRAWAL_HOURS } from '../../../domain/transfers/hours.ts'
import type { WithdrawalCost } from '../../../domain/withdrawals/withdrawal.ts'
import { type Money, money } from '../../../domain/money/money.ts'
import { type Card, labelOf } from '../payees/card.ts'
import type { Broker } from '../../platform/broker/call.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { schedule } from '../../platform/jobs/queue.ts'
import { Shortfall } from '../../ledger/entry.ts'
import { hold } from '../../ledger/holds.ts'
import { writeMessage } from '../messages/write.ts'
import { later } from '../../platform/clock/instant.ts'
import { REVIEW_WITHDRAWAL } from './reviewWithdrawal.ts'
import type { WithdrawalRow } from './withdrawalRecord.ts'

interface NewWithdrawal {
  readonly customerId: string
  readonly card: Card
  readonly currency: Money['currency']
  readonly cost: WithdrawalCost
  readonly now: Date
}

/**
 * Reserves the money of a withdrawal and stores it for review; the hold has its id. The caller has checked the request.
 * On a Shortfall nothing is written.
 */
export const insertWithdrawal = async (
  tx: Tx,
  { card, cost, currency, customerId, now }: NewWithdrawal,
  { clock, reviewAfter }: Broker,
): Promise<WithdrawalRow | Shortfall> => {
  const id = uuidv7(now)
  const amount = money(cost.amount, currency)
  const held = await hold(tx, clock, { id, owner: customerId, money: amount, reason: 'withdrawal', reference: id })
  if (held instanceof Shortfall) return held
  const row = await tx
    .insertInto('withdrawals')
    .values({
      id,
      customer_id: customerId,
      currency,
      amount: formatDecimal(cost.amount),
      fee: formatDecimal(cost.fee),
      status: 0,
      hold_id: id,
      card_id: card.id,
      card: labelOf(card),
      created_at: now,
      arrives_by: new Date(closeOfWork(WITHDRAWAL_HOURS, now.getTime())),
      reviewed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (reviewAfter !== undefined) await schedule(tx, { ...REVIEW_WITHDRAWAL, subject: id, due: later(now, reviewAfter) })
  const parameters = { money: amount, card: labelOf(card) }
  await writeMessage(tx, { customerId, kind: 'withdrawal-requested', parameters, at: now })
  return row
}
