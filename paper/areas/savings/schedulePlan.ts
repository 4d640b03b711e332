import { dayLabel, parseDay } from '../../../domain/calendar/day.ts'
import { nextPlanDay, reminderOf } from '../../../domain/savings/schedule.ts'
import { instrumentOf } from '../../market/listing/figures.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { schedule } from '../../platform/jobs/queue.ts'
import type { PlanRow } from './tables.ts'

/** The jobs of a plan: its purchase, the outcome of the order, and the reminder before it. */
export const SAVINGS_BUY = 'savings-buy'
export const SAVINGS_SETTLE = 'savings-settle'
export const SAVINGS_REMIND = 'savings-remind'

/** The columns of a plan that say when it buys next. */
type Next = Pick<PlanRow, 'next_planned' | 'next_day' | 'next_at'>

/** Of a plan that does not buy. */
export const NO_NEXT: Next = { next_planned: null, next_day: null, next_at: null }

/** The next purchase of a plan after an instant, by the calendar of its instrument. Source: RULES.md, savings plans. */
export const daysOf = ({ code, day, rhythm, tried }: Pick<PlanRow, 'code' | 'day' | 'rhythm' | 'tried'>, after: Date) =>
  nextPlanDay(
    instrumentOf(code).calendar,
    { rhythm, day },
    after.getTime(),
    tried === null ? undefined : parseDay(tried),
  )

/**
 * Schedules the next purchase of an active plan after an instant, with its reminder where that is still ahead. Jobs of an earlier
 * schedule find another next purchase and do nothing.
 */
export const scheduleNext = async (tx: Tx, plan: PlanRow, after: Date): Promise<Next> => {
  const next = daysOf(plan, after)
  const due = new Date(next.opensAt)
  await schedule(tx, { kind: SAVINGS_BUY, subject: `${plan.id}:${next.opensAt}:0:`, due })
  const remindAt = new Date(reminderOf(instrumentOf(plan.code).calendar, next))
  if (plan.reminds && remindAt > after) {
    // Plans of one wallet and one day have one reminder.
    const subject = `${plan.customer_id}:${dayLabel(next.day)}:${plan.currency}`
    await schedule(tx, { kind: SAVINGS_REMIND, subject, due: remindAt })
  }
  return { next_planned: dayLabel(next.planned), next_day: dayLabel(next.day), next_at: due }
}
