import { subtract } from 'effect/BigDecimal'
import { type Decimal, sumOf } from '../../../domain/money/decimal.ts'
import { localDay } from '../../../domain/calendar/zone.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { Fill } from '../../../ports/Orders.ts'
import type { HistoryPoint } from '../../charts/lineHistory.ts'

const DAY = 86_400_000

/** The input of the line: fills of any kind and currency, in any order. */
export type Closing = Pick<Fill, 'currency' | 'profit' | 'time'>

/**
 * Realised profit of a currency day by day, calculated back from its current value: so the line ends at the figure
 * beside it, also where the oldest sales are not known. Empty without a sale. Days are those of `zone`.
 */
export const profitLine = (
  fills: ReadonlyArray<Closing>,
  currency: Currency,
  realised: Decimal,
  zone: string,
): ReadonlyArray<HistoryPoint> => {
  const closed = fills
    .flatMap(({ currency: own, profit, time }) => (own === currency && profit !== null ? [{ profit, time }] : []))
    .toSorted((a, b) => a.time - b.time)
  const [first] = closed
  if (first === undefined) return []
  const days = new Map<number, HistoryPoint>()
  let value = subtract(realised, sumOf(closed.map(({ profit }) => profit)))
  const points: Array<HistoryPoint> = [{ at: first.time - DAY, value }]
  for (const { profit, time } of closed) {
    value = sumOf([value, profit])
    days.set(localDay(zone, time), { at: time, value })
  }
  return [...points, ...days.values()]
}
