import { DAY, later } from '../../../platform/clock/instant.ts'
import type { Moment } from '../readWorth.ts'
import { nothingAt, readValuation, type Valuation, valuationOf } from './valuation.ts'

/** How far back each period reaches, in days; `all` to the opening of the account. */
const LENGTH = { '1m': 31, '3m': 92, '1y': 366, all: Infinity } as const
export type Period = keyof typeof LENGTH

/**
 * The valuations of a period, oldest first: the last one at or before its beginning, each recorded day and now. An account
 * that was opened in the period begins with nothing, just before its opening. Source: RULES.md, returns.
 */
export const readValuations = async (
  call: Moment,
  period: Period,
): Promise<readonly [Valuation, ...ReadonlyArray<Valuation>]> => {
  const { broker, customer, now } = call
  const from = now.getTime() - LENGTH[period] * DAY
  const [{ created_at: openedAt }, rows, last] = await Promise.all([
    broker.db.selectFrom('customers').select('created_at').where('id', '=', customer.id).executeTakeFirstOrThrow(),
    broker.db
      .selectFrom('worths')
      .select(['day', 'at', 'total', 'details', 'summed'])
      .where('customer_id', '=', customer.id)
      .where('at', '<', now)
      .orderBy('day')
      .execute(),
    readValuation(call),
  ])
  const recorded = rows.flatMap(({ at, day, details, summed, total }) =>
    details ? [{ ...valuationOf(at, total, details), recorded: { day, isSummed: summed } }] : [],
  )
  const isYoung = openedAt.getTime() > from
  const before = recorded.findLastIndex(({ at }) => at.getTime() <= from)
  const kept = [...(isYoung ? [nothingAt(later(openedAt, -1))] : []), ...recorded.slice(Math.max(before, 0))]
  const [first, ...others] = kept
  return first === undefined ? [last] : [first, ...others, last]
}
