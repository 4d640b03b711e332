import { max, subtract } from 'effect/BigDecimal'
import { compare, type Decimal, sumOf, zero } from '../money/decimal.ts'

/** The proceeds of a sale. They can be traded immediately, and settle at an instant (epoch milliseconds). */
export interface Unsettled {
  readonly amount: Decimal
  readonly settlesAt: number
}

/** Free money by when it may leave its wallet; all in one currency. The parts make up the whole. */
export interface Settlement {
  /** May be withdrawn or exchanged now. */
  readonly settled: Decimal
  /** What more may be from when on, soonest first. */
  readonly settling: ReadonlyArray<Unsettled>
}

/**
 * What of the free money of a wallet (not below nothing) may leave it, now and later. What was spent since a sale is
 * taken from settled money first. Source: RULES.md, settlement.
 */
export const settlementOf = (free: Decimal, unsettled: ReadonlyArray<Unsettled>, now: number): Settlement => {
  const waitingAt = (at: number) => unsettled.filter(({ settlesAt }) => settlesAt > at)
  const settledAt = (at: number): Decimal => max(subtract(free, sumOf(waitingAt(at).map(({ amount }) => amount))), zero)
  const instants = [...new Set(waitingAt(now).map(({ settlesAt }) => settlesAt))]
  const settling: Array<Unsettled> = []
  const settled = settledAt(now)
  let before = settled
  for (const settlesAt of instants.toSorted((a, b) => a - b)) {
    const after = settledAt(settlesAt)
    const amount = subtract(after, before)
    if (compare(amount, zero) > 0) settling.push({ amount, settlesAt })
    before = after
  }
  return { settled, settling }
}
