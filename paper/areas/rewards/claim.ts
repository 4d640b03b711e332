import { isClaimable } from '../../../domain/rewards/reward.ts'
import { money } from '../../../domain/money/money.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import type { SignedInCall } from '../../platform/broker/call.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import { transaction, type Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { beginOperation } from '../transfers/operation.ts'
import { intentOf, once } from '../../platform/idempotency/once.ts'
import { available, house, move, assertFunded } from '../../ledger/entry.ts'
import { post } from '../../ledger/post.ts'
import { writeMessage } from '../messages/write.ts'
import { amountText, millis } from '../../platform/wireText/figures.ts'
import { activitiesOf } from './activities.ts'
import { REWARD_CURRENCY } from './catalogue.ts'
import { openedAtOf } from './customer.ts'
import { progressOf } from './progress.ts'

/**
 * Credits the whole withdrawable amount. Only one operation of the customer runs at a time, so no other claim can run
 * meanwhile.
 */
const claim = async (tx: Tx, activity: string, { broker, customer, now }: SignedInCall) => {
  const busy = await beginOperation(tx, customer.id)
  if (busy) return busy
  const openedAt = await openedAtOf(tx, customer.id)
  const found = (await activitiesOf(tx, { openedAt }, now.getTime())).filter(({ id }) => id === activity)
  const [progress] = await progressOf(tx, customer.id, found)
  if (progress === undefined) return reject('activity-not-found', '/id')
  if (!isClaimable(progress.figures)) return reject('bonus-claim-not-met')

  const reward = money(progress.figures.withdrawable, REWARD_CURRENCY)
  const id = uuidv7(now)
  const row = { id, customer_id: customer.id, activity, currency: reward.currency, claimed_at: now }
  await tx
    .insertInto('activity_claims')
    .values({ ...row, amount: formatDecimal(reward.amount) })
    .execute()
  const entries = move(house('rewards'), available(customer.id), reward)
  assertFunded(await post(tx, broker.clock, { id, kind: 'reward', reference: id, entries }))
  await writeMessage(tx, { customerId: customer.id, kind: 'bonus-claimed', parameters: { money: reward }, at: now })
  return {
    id,
    activity,
    currency: reward.currency,
    money: amountText(reward.amount, reward.currency),
    time: millis(now),
  }
}

/** Claims the rewards obtained in an activity; the same request gets the first answer again. */
export const claimBonus: Handler<'/activity/claim'> = async ({ id, requestid }, call) => {
  const { broker, customer, now } = call
  const intent = intentOf('/activity/claim', { id, requestid }, { customer, now })
  return transaction(broker.db, (tx) => once(tx, intent, () => claim(tx, id, call)), 'read committed')
}
