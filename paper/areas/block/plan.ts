import { fromBigInt, make, multiply, subtract } from 'effect/BigDecimal'
import { minimumLots, sharesOf } from '../../../domain/block/block.ts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import { roundToTick } from '../../../domain/markets/allowedPrices.ts'
import { type Decimal, divideTo, zero } from '../../../domain/money/decimal.ts'
import { chance, seedOf, STREAM } from '../../market/chance.ts'
import type { PaperMarket } from '../../market/paperMarket.ts'
import { HOUR } from '../../platform/clock/instant.ts'

/** The simulated plan of blocks: a function of the seed and the clock, the same on every process. */
export interface PlannedBlock {
  readonly id: string
  readonly instrument: Instrument
  readonly opensAt: Instant
  readonly closesAt: Instant
  /** Minimum lots and shares of one purchase. */
  readonly leastLots: Decimal
  readonly minimum: Decimal
  readonly quantity: Decimal
  /** The discount from the market price at the opening, in hundredths of a percentage point. */
  readonly discount: bigint
}

/** Some blocks open together, every two hours, on every day of the week. */
const SLOT = 2 * HOUR
/** How long the blocks of a slot are open: the first one is never sold out, so that a block is open at any hour. */
const LIVES = [4 * HOUR, 8 * HOUR] as const
const LONGEST = Math.max(...LIVES)
const MARKETS_WITH_BLOCKS = new Set(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES'])

/** The number of steps in which the market buys a block. */
const STEPS = 240

const between = (draw: number, least: number, most: number): number => least + Math.floor(draw * (most - least + 1))

const sharesIn = ({ listings }: PaperMarket): ReadonlyArray<Instrument> =>
  listings.map(({ instrument }) => instrument).filter(({ market }) => MARKETS_WITH_BLOCKS.has(market))

const seedIn = ({ seed }: PaperMarket): number => seedOf(`blocks ${seed}`)

/**
 * Iterates over all shares without repeating one before all others had their turn: no code is offered twice at a time.
 */
const instrumentAt = (shares: ReadonlyArray<Instrument>, serial: number): Instrument | undefined => {
  const coprime = [37, 41, 43, 47].find((step) => shares.length % step !== 0) ?? 1
  return shares[(serial * coprime) % shares.length]
}

const planned = (paperMarket: PaperMarket, slot: number, index: number): PlannedBlock | undefined => {
  const life = LIVES[index]
  const serial = slot * LIVES.length + index
  const instrument = instrumentAt(sharesIn(paperMarket), serial)
  if (life === undefined || instrument === undefined) return undefined
  const draw = (purpose: number) => chance(seedIn(paperMarket), STREAM.blocks, serial, purpose)
  const plain = minimumLots(instrument.lot, zero)
  const leastLots = multiply(plain, fromBigInt(BigInt(between(draw(1), 1, 2))))
  const lots = multiply(leastLots, fromBigInt(BigInt(between(draw(2), 20, 60))))
  return {
    id: `${slot}-${index}`,
    instrument,
    opensAt: slot * SLOT,
    closesAt: slot * SLOT + life,
    leastLots,
    minimum: sharesOf(leastLots, instrument.lot),
    quantity: sharesOf(lots, instrument.lot),
    discount: BigInt(between(draw(3), 150, 600)),
  }
}

/** The block with an id; undefined for an invalid id. */
export const plannedBlock = (paperMarket: PaperMarket, id: string): PlannedBlock | undefined => {
  const [, slot, index] = /^(\d{1,9})-(\d)$/.exec(id) ?? []
  return slot === undefined ? undefined : planned(paperMarket, Number(slot), Number(index))
}

/** How long before its opening a block is announced. */
const ANNOUNCED = 4 * HOUR

/** The blocks that are open or announced at an instant: the first to end comes first, then those that open later. */
export const plannedAt = (paperMarket: PaperMarket, now: Instant): ReadonlyArray<PlannedBlock> => {
  const first = Math.floor((now - LONGEST) / SLOT)
  const last = Math.floor((now + ANNOUNCED) / SLOT)
  const blocks: Array<PlannedBlock> = []
  for (let slot = first; slot <= last; slot += 1) {
    for (let index = 0; index < LIVES.length; index += 1) {
      const block = planned(paperMarket, slot, index)
      if (block && block.closesAt > now) blocks.push(block)
    }
  }
  return blocks
}

const hundredPercent = 10_000n

/** The price of a block: the market price at its opening less the discount, rounded down to the grid. */
export const blockPrice = ({ discount, instrument }: PlannedBlock, market: Decimal): Decimal =>
  roundToTick(instrument.ticks, multiply(market, subtract(make(1n, 0), make(discount, 4))), 'down')

/** Shares that the simulated market has bought of a block: whole lots, never fewer than a moment before. */
export const simulatedTaken = (paperMarket: PaperMarket, block: PlannedBlock, now: Instant): Decimal => {
  const { closesAt, id, instrument, opensAt, quantity } = block
  if (now <= opensAt) return zero
  const seed = seedOf(`demand ${paperMarket.seed} ${id}`)
  const isSteady = id.endsWith('-0')
  // The part of the offered quantity, in hundredths of a per cent: a steady block never sells out, another one may.
  const most = between(chance(seed, STREAM.demand, -1), isSteady ? 3_000 : 6_000, isSteady ? 8_500 : 12_000)
  const step = Math.min(STEPS, Math.floor(((now - opensAt) * STEPS) / (closesAt - opensAt)))
  let [before, whole] = [0, 0]
  for (let at = 1; at <= STEPS; at += 1) {
    const weight = between(chance(seed, STREAM.demand, at), 0, 100)
    whole += weight
    if (at <= step) before += weight
  }
  const share = BigInt(Math.min(Number(hundredPercent), Math.floor((most * before) / Math.max(whole, 1))))
  const shares = divideTo(
    multiply(quantity, fromBigInt(share)),
    multiply(make(hundredPercent, 0), instrument.lot),
    0,
    'down',
  )
  return multiply(shares, instrument.lot)
}
