import { make, multiply, subtract, sum } from 'effect/BigDecimal'
import { type Decimal, divideTo } from '../../../../domain/money/decimal.ts'
import type { Instant } from '../../../../domain/calendar/zone.ts'
import type { PerformanceDay, Performance } from '../../../../ports/Wealth.reports.ts'
import type { HistoryMark } from '../../../charts/lineHistory.ts'
import { withoutStepAtEnd } from '../worth.model.ts'

/** The days of the line. Without `flows`, a mark stands at the valuation that contains its money, and none is left out. */
export const drawnDays = ({ days, flows }: Pick<Performance, 'days' | 'flows'>): ReadonlyArray<PerformanceDay> =>
  flows ? withoutStepAtEnd(days) : days

/** Where the line stands at an instant, between two valuations. */
const onLine = (days: ReadonlyArray<PerformanceDay>, at: Instant): Decimal | null => {
  const next = days.findIndex((day) => day.at >= at)
  const [before, after] = [days[next - 1], days[next]]
  if (!after) return null
  if (!before || before.at === after.at) return after.total
  const [gone, whole] = [at - before.at, after.at - before.at].map((millis) => make(BigInt(millis), 0))
  if (!gone || !whole) return null
  const moved = divideTo(multiply(subtract(after.total, before.total), gone), whole, 2, 'half-even')
  return sum(before.total, moved)
}

/**
 * The days on which money came in or went out, on the line. Each stands at noon of its own day of UTC, as the list of the entries names
 * it; the valuation that contains an entry may be of the next day. Without such days, at the valuations.
 */
export const worthMarks = ({ days, flows }: Pick<Performance, 'days' | 'flows'>): ReadonlyArray<HistoryMark> => {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const paid = flows?.map((flow) => {
    const noon = Date.parse(`${flow.day}T12:00:00Z`)
    return { ...flow, at: Math.min(Math.max(noon, first.at), last.at) }
  })
  return (paid ?? days).flatMap(({ at, paidIn, paidOut }) => {
    const value = onLine(days, at)
    if (value === null) return []
    return [
      ...(paidIn.value === 0n ? [] : [{ at, value, kind: 'in' } as const]),
      ...(paidOut.value === 0n ? [] : [{ at, value, kind: 'out' } as const]),
    ]
  })
}
