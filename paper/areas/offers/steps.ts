import { subtract } from 'effect/BigDecimal'
import { compare, type Decimal, formatDecimal, zero } from '../../../domain/money/decimal.ts'
import { allotBid } from '../../../domain/offers/bids.ts'
import { formatQuantity } from '../../../domain/money/format.ts'
import { money } from '../../../domain/money/money.ts'
import { amountDue, announce, isDeliverable, lapse, refund, allot } from '../../../domain/offers/subscription.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { schedule } from '../../platform/jobs/queue.ts'
import type { JobHandler } from '../../platform/jobs/run.ts'
import { release } from '../../ledger/holds.ts'
import { writeMessage } from '../messages/write.ts'
import { deliverShares } from './deliver.ts'
import { lockSubscription, saveSubscription, toldOf } from './row.ts'
import type { SubscriptionRow } from './tables.ts'

/** The scheduled steps of a subscription, in their order; the kinds of their jobs. */
export const STEPS = {
  draw: 'offer-draw',
  result: 'offer-result',
  refund: 'offer-refund',
  deadline: 'offer-deadline',
  delivery: 'offer-delivery',
} as const
export type Step = keyof typeof STEPS

const next = (tx: Tx, step: Step, { id }: SubscriptionRow, due: Date) =>
  schedule(tx, { kind: STEPS[step], subject: id, due })

/** Schedules the first step. */
export const scheduleDraw = (tx: Tx, row: SubscriptionRow): Promise<void> => next(tx, 'draw', row, row.draws_at)
/** Schedules the delivery of a paid subscription. */
export const scheduleDelivery = (tx: Tx, row: SubscriptionRow): Promise<void> => next(tx, 'delivery', row, row.lists_at)

const drawnFor = (row: SubscriptionRow): Decimal => {
  const { cutoff, demand, offered, quantity, step, ticket, wanted_above, wanted_at, wanted_result } = row
  if (wanted_result !== null) return wanted_result
  if (cutoff === null) return allot(quantity, step, { offered, wanted: demand }, ticket)
  return allotBid(row, { cutoff, offered, above: wanted_above ?? zero, at: wanted_at ?? zero })
}

const draw = async (tx: Tx, row: SubscriptionRow): Promise<void> => {
  if (row.state !== 'waiting' || row.drawn !== null) return
  await tx
    .updateTable('offer_subscriptions')
    .set({ drawn: formatDecimal(drawnFor(row)) })
    .where('id', '=', row.id)
    .execute()
  await next(tx, 'result', row, row.announced_at)
}

const tellResult = async (tx: Tx, row: SubscriptionRow, at: Date): Promise<void> => {
  const told = { customerId: row.customer_id, at }
  if (row.state === 'not-won') {
    await writeMessage(tx, { ...told, kind: 'subscription-not-won', parameters: toldOf(row) })
    return
  }
  const parameters = {
    ...toldOf(row),
    quantity: formatQuantity(row.allotted ?? zero),
    money: money(amountDue(row), row.currency),
  }
  const kind = row.state === 'won' ? 'subscription-won' : 'subscription-due'
  await writeMessage(tx, { ...told, kind, parameters })
}

const result = async (tx: Tx, row: SubscriptionRow, now: Date): Promise<void> => {
  if (row.state !== 'waiting' || row.drawn === null) return
  const announced = announce(row, row.drawn)
  const paid = announced.state === 'won' ? { paid_at: now } : {}
  const saved = await saveSubscription(tx, row, announced, paid)
  if (saved.payment === 'up-front') await next(tx, 'refund', saved, saved.refunds_at)
  if (saved.state === 'won') await scheduleDelivery(tx, saved)
  if (saved.state === 'payment-due') await next(tx, 'deadline', saved, saved.pay_by)
  await tellResult(tx, saved, now)
}

const giveBack = async (tx: Tx, row: SubscriptionRow, now: Date, clock: Clock): Promise<void> => {
  if (row.state !== 'won' && row.state !== 'not-won') return
  const after = refund(row)
  const amount = subtract(row.held, after.held)
  if (compare(amount, zero) <= 0) return
  await release(tx, clock, { id: uuidv7(now), hold: row.id, amount })
  await saveSubscription(tx, row, after)
  const parameters = { ...toldOf(row), money: money(amount, row.currency) }
  await writeMessage(tx, { customerId: row.customer_id, kind: 'subscription-refunded', parameters, at: now })
}

const deadline = async (tx: Tx, row: SubscriptionRow, now: Date): Promise<void> => {
  const after = lapse(row)
  if (row.state !== 'payment-due' && row.state !== 'payment-failed') return
  await saveSubscription(tx, row, after)
  const parameters = toldOf(row)
  await writeMessage(tx, { customerId: row.customer_id, kind: 'subscription-waived', parameters, at: now })
}

const delivery = async (tx: Tx, row: SubscriptionRow, now: Date, clock: Clock): Promise<void> => {
  if (!isDeliverable(row)) return
  const delivered = await deliverShares(tx, clock, row, now)
  const parameters = { ...toldOf(row), quantity: formatQuantity(delivered.allotted ?? zero) }
  await writeMessage(tx, { customerId: row.customer_id, kind: 'subscription-delivered', parameters, at: now })
}

/** What each step does to a subscription that is ready for it; a repetition changes nothing. */
type StepHandler = (tx: Tx, row: SubscriptionRow, now: Date, clock: Clock) => Promise<void>
export const STEP_HANDLERS: Readonly<Record<Step, StepHandler>> = {
  draw,
  result,
  refund: giveBack,
  deadline,
  delivery,
}

const workOf =
  (step: Step): JobHandler =>
  async (tx, id, now, { clock }) => {
    const row = await lockSubscription(tx, id)
    if (row) await STEP_HANDLERS[step](tx, row, now, clock)
  }

/** The scheduled work on subscriptions, once each, on any number of processes. Source: RULES.md, subscriptions. */
export const offerJobs = {
  [STEPS.draw]: workOf('draw'),
  [STEPS.result]: workOf('result'),
  [STEPS.refund]: workOf('refund'),
  [STEPS.deadline]: workOf('deadline'),
  [STEPS.delivery]: workOf('delivery'),
}
