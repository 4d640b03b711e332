import { make, multiply } from 'effect/BigDecimal'
import type { RateTable } from '../../../domain/exchange/rates.ts'
import { REFERENCE_RATES } from '../../../domain/exchange/referenceRates.ts'
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts'
import { seedOf, STREAM, swing } from '../../market/chance.ts'
import { HOUR, SECOND } from '../../platform/clock/instant.ts'

/** How far a worth strays from its reference, in millionths: slowly over hours, and a little every few seconds. */
const SLOW = { every: HOUR, parts: 3_000 }
const FAST = { every: 10 * SECOND, parts: 150 }

/** A straight line between draws, so that a worth moves and does not jump. */
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
 * What each currency is worth at an instant, in US dollars. Simulated: reference worths that drift a little with time,
 * the same on every process and for every customer.
 */
export const ratesAt = (now: Date): RateTable => {
  const at = now.getTime()
  const worth = (currency: Currency) =>
    multiply(REFERENCE_RATES[currency], make(1_000_000n + BigInt(drift(currency, at)), 6))
  return Object.fromEntries(CURRENCIES.map((currency) => [currency, worth(currency)])) as unknown as RateTable
}
