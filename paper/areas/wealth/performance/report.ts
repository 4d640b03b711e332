import { subtract } from 'effect/BigDecimal'
import { type Decimal, sumOf, zero } from '../../../../domain/money/decimal.ts'
import { largestFall, type Move } from '../../../../domain/money/largestMove.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import { type Flow, flowsBetween, leastInvested, netFlow, paidIn } from '../../../../domain/wealth/returns/flows.ts'
import { moneyWeighted } from '../../../../domain/wealth/returns/moneyWeighted.ts'
import { returnOf, timeWeighted } from '../../../../domain/wealth/returns/timeWeighted.ts'
import { byDay, flowsOf } from './flows.ts'
import { type Gain, gainsOf, type Month, monthsOf, otherGain } from './gains.ts'
import type { ReportCauses } from './readCauses.ts'
import type { Counting } from './scope.ts'
import type { Valuation } from './valuation.ts'

interface Paid {
  readonly paidIn: Decimal
  readonly paidOut: Decimal
}

/** How the assets of a scope did between the first valuation and the last, in one currency. Returns are 0.1 for a tenth. */
export interface Report extends Paid {
  readonly currency: Currency
  readonly from: number
  readonly to: number
  readonly gain: Decimal
  readonly timeWeighted: Decimal
  readonly moneyWeighted: Decimal | undefined
  readonly fall: Move | null
  readonly days: ReadonlyArray<Paid & { readonly at: number; readonly total: Decimal; readonly growth: Decimal }>
  /** What came in and went out on each day of UTC (`2026-05-31`), oldest first. */
  readonly paid: ReadonlyArray<Paid & { readonly day: string }>
  readonly gains: ReadonlyArray<Gain>
  readonly other: Decimal
  /** What of the gain is neither of an instrument nor other: exchange rates, exchanges and rounding. */
  readonly rest: Decimal
  readonly months: ReadonlyArray<Month>
}

const paidOf = (flows: ReadonlyArray<Flow>): Paid => {
  const into = paidIn(flows)
  return { paidIn: into, paidOut: subtract(into, netFlow(flows)) }
}

/** The report of a scope; there is at least one valuation, and they ascend. Source: RULES.md, returns. */
export const reportOf = (
  counting: Counting,
  valuations: readonly [Valuation, ...ReadonlyArray<Valuation>],
  { begun, instruments, movements }: ReportCauses,
): Report => {
  const [first] = valuations
  const last = valuations.at(-1) ?? first
  const points = valuations.map((valuation) => ({ at: valuation.at.getTime(), total: counting.worth(valuation) }))
  const [opening, closing] = [points[0], points.at(-1)]
  const flows = flowsOf(counting, movements, valuations)
  const least = leastInvested(counting.currency)
  const growths = timeWeighted(points, flows, least)
  const gain = subtract(subtract(closing?.total ?? zero, opening?.total ?? zero), netFlow(flows))
  const gains = gainsOf(counting, instruments, [first, last])
  const other = otherGain(counting, movements, last)
  return {
    currency: counting.currency,
    from: first.at.getTime(),
    to: last.at.getTime(),
    gain,
    ...paidOf(flows),
    timeWeighted: returnOf(growths.at(-1)?.factor ?? zero),
    moneyWeighted: moneyWeighted(points, flows, least),
    fall: largestFall(growths.map(({ at, factor }) => ({ at, value: factor }))),
    days: points.map(({ at, total }, nth) => ({
      at,
      total,
      ...paidOf(flowsBetween(flows, points[nth - 1]?.at ?? at, at)),
      growth: returnOf(growths[nth]?.factor ?? zero),
    })),
    paid: byDay(flows).map(({ day, flows: own }) => ({ day, ...paidOf(own) })),
    gains,
    other,
    rest: subtract(gain, sumOf([other, ...gains.map((one) => one.gain)])),
    months: monthsOf(counting, [...begun, ...movements], last),
  }
}
