import { fromBigInt, make, max, multiply, subtract } from 'effect/BigDecimal'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { lendingState, type LendingState } from '../../../domain/lending/lending.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import { type Decimal, divideTo, formatDecimal, zero } from '../../../domain/money/decimal.ts'
import type { Data } from '../../platform/contract/operations.ts'
import { chance, seedOf, STREAM } from '../../market/chance.ts'
import { findListing } from '../../market/listing/listings.ts'
import type { Overrides } from '../../market/override.ts'
import type { PaperMarket } from '../../market/paperMarket.ts'
import { DAY } from '../../platform/clock/instant.ts'
import { instrumentFields, priceText, quantityText } from '../../market/listing/figures.ts'
import { priceNow } from '../positions/positionWire.ts'

/** The demand for an instrument on a day. Simulated: a function of the seed, the code and the day. */
export interface Demand {
  readonly instrument: Instrument
  /** Per cent of the value, a lending day. */
  readonly rate: Decimal
  readonly leastLots: Decimal
  readonly minimum: Decimal
  /** The remaining demand, before the loans of the broker's customers. */
  readonly quantity: Decimal
}

const LENT_MARKETS = new Set(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES'])
/** Minimum shares of a loan; whole lots. */
const LEAST_SHARES = make(100n, 0)
/** One of this many instruments has no demand today. */
const NOBODY = 0.12

const between = (draw: number, least: number, most: number): bigint =>
  BigInt(least + Math.floor(draw * (most - least + 1)))

/** Undefined for an instrument that is never lent. */
export const demandOf = ({ seed }: PaperMarket, code: string, now: Instant): Demand | undefined => {
  const instrument = findListing(code)?.instrument
  if (instrument === undefined || !LENT_MARKETS.has(instrument.market)) return undefined
  const own = seedOf(`lending ${seed} ${code}`)
  const day = Math.floor(now / DAY)
  const draw = (purpose: number) => chance(own, STREAM.demand, day, purpose)
  const leastLots = divideTo(LEAST_SHARES, instrument.lot, 0, 'up')
  const minimum = multiply(leastLots, instrument.lot)
  // Others lend during the day: in hundredths, up to four fifths of the demand in the morning.
  const taken = Math.floor(((now - day * DAY) / DAY) * draw(3) * 80)
  const lots = draw(1) < NOBODY ? 0n : (between(draw(2), 20, 200) * BigInt(100 - taken)) / 100n
  return {
    instrument,
    // 0.0040 to 0.0400 per cent a day.
    rate: make(between(draw(4), 40, 400), 4),
    leastLots,
    minimum,
    quantity: multiply(minimum, fromBigInt(lots)),
  }
}

/** Every instrument that is ever lent, the highest rate first. */
export const allDemand = (market: PaperMarket, now: Instant): ReadonlyArray<Demand> =>
  market.listings
    .flatMap(({ instrument }) => demandOf(market, instrument.code, now) ?? [])
    .toSorted((a, b) => Number(b.rate.value - a.rate.value) || (a.instrument.code < b.instrument.code ? -1 : 1))

export interface LendingMoment {
  readonly market: PaperMarket
  readonly overrides: Overrides
  readonly now: Date
  readonly channel: LendingState
  /** By code: the quantity that the broker's customers have lent. */
  readonly lent: ReadonlyMap<string, Decimal>
}

/** The remaining demand, after the loans of the broker's customers. */
export const remainingDemand = ({ instrument, quantity }: Demand, lent: LendingMoment['lent']): Decimal =>
  max(zero, subtract(quantity, lent.get(instrument.code) ?? zero))

const YEAR = make(365n, 0)

/** The demand as the contract represents it. */
export const showDemand = (demand: Demand, moment: LendingMoment): Data<'/lending/offers'>['list'][number] => {
  const { instrument, leastLots, minimum, rate } = demand
  const remaining = remainingDemand(demand, moment.lent)
  return {
    ...instrumentFields(instrument),
    nowprice: priceText(priceNow(moment, instrument.code), instrument),
    rate: formatDecimal(rate),
    yearrate: formatDecimal(multiply(rate, YEAR)),
    demand: quantityText(remaining),
    lot: quantityText(instrument.lot),
    minlots: quantityText(leastLots),
    minquantity: quantityText(minimum),
    state: lendingState(moment.channel, remaining, minimum),
  }
}
