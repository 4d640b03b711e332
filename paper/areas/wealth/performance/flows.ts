import { compare, zero } from '../../../../domain/money/decimal.ts'
import { roundToMinor } from '../../../../domain/money/money.ts'
import type { Flow } from '../../../../domain/wealth/returns/flows.ts'
import type { Cause } from './causes.ts'
import type { Counting } from './scope.ts'
import type { Valuation } from './valuation.ts'

/** The beginning of a day, moved between two valuations where it is not. */
const within = (before: Valuation, after: Valuation, day: string): number =>
  Math.min(after.at.getTime(), Math.max(before.at.getTime() + 1, Date.parse(`${day}T00:00:00Z`)))

/**
 * Money into and out of a scope, each on its day and before the valuation that contains it, at the rates of that valuation
 * and rounded to the cent. Source: RULES.md, returns.
 */
export const flowsOf = (
  { convert, currency: into, flow, has }: Counting,
  causes: ReadonlyArray<Cause>,
  valuations: ReadonlyArray<Valuation>,
): ReadonlyArray<Flow & { readonly day: string }> =>
  causes.filter(has).flatMap((cause) => {
    const [before, valuation] = [valuations[cause.valuation - 1], valuations[cause.valuation]]
    if (before === undefined || valuation === undefined) return []
    const amount = roundToMinor(convert(flow(cause), cause.currency, valuation), into)
    if (compare(amount, zero) === 0) return []
    return [{ at: within(before, valuation, cause.day), day: cause.day, amount }]
  })

/** The same by the day of UTC on which they were booked, oldest first. */
export const byDay = <F extends { readonly day: string }>(
  flows: ReadonlyArray<F>,
): ReadonlyArray<{ readonly day: string; readonly flows: ReadonlyArray<F> }> =>
  [...new Set(flows.map(({ day }) => day))]
    .toSorted()
    .map((day) => ({ day, flows: flows.filter((flow) => flow.day === day) }))
