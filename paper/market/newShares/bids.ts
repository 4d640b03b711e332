import { make, multiply, sum } from 'effect/BigDecimal'
import { type TickLadder, tickAt } from '../../../domain/markets/allowedPrices.ts'
import { compare, type Decimal, divideTo, zero } from '../../../domain/money/decimal.ts'
import { type Band, type BookLevel, cutOffOf } from '../../../domain/offers/bids.ts'

/** At how many prices others bid, from the lowest of the band to its highest. */
const PRICES = 11
const LEVELS = make(BigInt(PRICES - 1), 0)

interface Sale {
  /** The lowest price of the band. */
  readonly low: Decimal
  /** How far the band reaches above it, in thousandths of it. */
  readonly width: bigint
  readonly offered: Decimal
  /** What all others want together, in shares. */
  readonly demand: Decimal
}

/**
 * A sale by bids: its band on the grid of prices, what others bid (the more the lower the price), and the cut-off price that follows.
 * Undefined where the band would hold one price only.
 */
export const sellByBids = (ticks: TickLadder, { demand, low: wanted, offered, width }: Sale) => {
  const top = multiply(wanted, make(1_000n + width, 3))
  const step = tickAt(ticks, top)
  const onStep = (price: Decimal): Decimal => multiply(divideTo(price, step, 0, 'down'), step)
  const band: Band = { low: onStep(wanted), high: onStep(top), step }
  if (compare(band.low, zero) <= 0 || compare(band.low, band.high) >= 0) return undefined
  const weights = Array.from({ length: PRICES }, (_, nth) => BigInt(PRICES - nth))
  const all = make(
    weights.reduce((a, b) => a + b, 0n),
    0,
  )
  const book = weights.map((weight, nth): BookLevel => {
    const above = divideTo(multiply(wanted, make(width * BigInt(nth), 3)), LEVELS, 8, 'down')
    return { price: onStep(sum(wanted, above)), quantity: divideTo(multiply(demand, make(weight, 0)), all, 0, 'down') }
  })
  return { band, book, cutoff: cutOffOf(book, offered, band) }
}
