import { SQUARE_OFF_MINUTES } from '../../../domain/daytrade/dayTrading.ts'
import type { Data, Handler } from '../../platform/contract/operations.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import type { Db, Tx } from '../../platform/database/transaction.ts'
import { intentOf } from '../../platform/idempotency/once.ts'
import { onceInTurn } from '../../platform/idempotency/onceInTurn.ts'
import { verifiedName } from '../identity/state.ts'
import { schedule } from '../../platform/jobs/queue.ts'
import type { JobHandlers } from '../../platform/jobs/run.ts'
import { writeMessage } from '../messages/write.ts'
import { later } from '../../platform/clock/instant.ts'

const REVIEW = 'review-day-trading'

type State = Data<'/daytrade/state'>

const stateOf = async (db: Db, customerId: string): Promise<State> => {
  const row = await db
    .selectFrom('day_trading_facilities')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return {
    status: row === undefined ? 0 : row.approved_at === null ? 1 : 2,
    applytime: row?.applied_at.getTime() ?? '-',
    reviewtime: row?.approved_at?.getTime() ?? '-',
    minutes: SQUARE_OFF_MINUTES,
  }
}

export const dayTradeState: Handler<'/daytrade/state'> = (_body, { broker, customer }) =>
  stateOf(broker.db, customer.id)

/** Applies for the facility; the broker reviews it as it reviews an identity. */
export const applyForDayTrading: Handler<'/daytrade/apply'> = async ({ requestid }, { broker, customer, now }) => {
  const intent = intentOf('/daytrade/apply', { requestid }, { customer, now })
  return onceInTurn(broker.db, intent, async (tx) => {
    const name = await verifiedName(tx, customer.id)
    if (isRejection(name)) return name
    const fresh = await tx
      .insertInto('day_trading_facilities')
      .values({ customer_id: customer.id, applied_at: now, approved_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('customer_id')
      .executeTakeFirst()
    if (fresh === undefined) return reject('day-trading-applied')
    if (broker.reviewAfter !== undefined)
      await schedule(tx, { kind: REVIEW, subject: customer.id, due: later(now, broker.reviewAfter) })
    return stateOf(tx, customer.id)
  })
}

/** Approves an application, with its message, once. Returns whether one was under review. */
export const approveDayTrading = async (tx: Tx, customerId: string, at: Date): Promise<boolean> => {
  const row = await tx
    .updateTable('day_trading_facilities')
    .set({ approved_at: at })
    .where('customer_id', '=', customerId)
    .where('approved_at', 'is', null)
    .returning('customer_id')
    .executeTakeFirst()
  if (row === undefined) return false
  await writeMessage(tx, { customerId, kind: 'day-trading-approved', at })
  return true
}

export const dayTradeJobs: JobHandlers = {
  [REVIEW]: async (tx, customerId, now) => {
    await approveDayTrading(tx, customerId, now)
  },
}
