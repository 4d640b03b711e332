import { make, multiply, subtract, sum } from 'effect/BigDecimal'
import { type Decimal, divideTo } from '../../../../domain/money/decimal.ts'
import type { Instant } from '../../../../domain/calendar/zone.ts'
import type { PerformanceDay, Performance } from '../../../../ports/Wealth.reports.ts'
import type { HistoryMark, HistoryPoint } from '../../../charts/lineHistory.ts'
import { withoutStepAtEnd } from '../worth.model.ts'

/** The days of the line. Without `flows`, a mark stands at the valuation that contains its money, and none is left out. */
export const drawnDays = ({ days, flows }: Pick<Performance, 'days' | 'flows'>): ReadonlyArray<PerformanceDay> =>
  flows ? withoutStepAtEnd(days) : days

/** The days from the first that has money: before it there is nothing that could earn. */
export const fromFirstMoney = (days: ReadonlyArray<PerformanceDay>): ReadonlyArray<PerformanceDay> =>
  days.slice(
    Math.max(
      0,
      days.findIndex(({ paidIn, total }) => total.value !== 0n || paidIn.value !== 0n),
    ),
  )

/** Where a line stands at an instant, between two of its points. */
const onLine = (points: ReadonlyArray<HistoryPoint>, at: Instant): Decimal | null => {
  const next = points.findIndex((point) => point.at >= at)
  const [before, after] = [points[next - 1], points[next]]
  if (!after) return null
  if (!before || before.at === after.at) return after.value
  const [gone, whole] = [at - before.at, after.at - before.at].map((millis) => make(BigInt(millis), 0))
  if (!gone || !whole) return null
  const moved = divideTo(multiply(subtract(after.value, before.value), gone), whole, 2, 'half-even')
  return sum(before.value, moved)
}

/**
 * The days on which money came in or went out, on a line. Each stands at noon of its own day of UTC, as the list of the entries names
 * it; the valuation that contains an entry may be of the next day. Without such days, at the valuations.
 */
export const paidMarks = (
  points: ReadonlyArray<HistoryPoint>,
  { days, flows }: Pick<Performance, 'days' | 'flows'>,
): ReadonlyArray<HistoryMark> => {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const paid = flows?.map((flow) => {
    const noon = Date.parse(`${flow.day}T12:00:00Z`)
    return { ...flow, at: Math.min(Math.max(noon, first.at), last.at) }
  })
  return (paid ?? days).flatMap(({ at, paidIn, paidOut }) => {
    const value = onLine(points, at)
    if (value === null) return []
    return [
      ...(paidIn.value === 0n ? [] : [{ at, value, kind: 'in' } as const]),
      ...(paidOut.value === 0n ? [] : [{ at, value, kind: 'out' } as const]),
    ]
  })
}
