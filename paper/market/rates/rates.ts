import { make, multiply } from 'effect/BigDecimal'
import { map } from 'effect/Record'
import type { RateTable } from '../../../domain/exchange/rates.ts'
import { REFERENCE_RATES } from '../../../domain/exchange/referenceRates.ts'
import type { Currency } from '../../../domain/money/money.ts'
import { seedOf, STREAM, swing } from '../chance.ts'
import { HOUR, SECOND } from '../../platform/clock/instant.ts'

/** How far a value deviates from its reference, in millionths: slowly over hours, and a little every few seconds. */
const SLOW = { every: HOUR, parts: 3_000 }
const FAST = { every: 10 * SECOND, parts: 150 }

/** Linear interpolation between draws, so that a value moves without jumps. */
const strayed = (seed: number, { every, parts }: typeof SLOW, at: number): number => {
  const knot = Math.floor(at / every)
  const [before, after] = [swing(seed, STREAM.knots, knot, every), swing(seed, STREAM.knots, knot + 1, every)]
  return (before + (after - before) * ((at % every) / every)) * parts
}

const drift = (currency: Currency, at: number): number => {
  if (currency === 'USD') return 0
  const seed = seedOf(`exchange ${currency}`)
  const calm = currency === 'USDT' ? 0.1 : 1
  return Math.round((strayed(seed, SLOW, at) + strayed(seed, FAST, at)) * calm)
}

/**
 * The value of each currency at an instant, in US dollars. Simulated: reference values that drift a little with time,
 * the same on every process and for every customer.
 */
export const ratesAt = (now: Date): RateTable => {
  const at = now.getTime()
  return map(REFERENCE_RATES, (reference, currency) =>
    multiply(reference, make(1_000_000n + BigInt(drift(currency, at)), 6)),
  )
}
