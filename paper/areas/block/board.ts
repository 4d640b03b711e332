import { type BlockState, blockStateAt, discountOf, profitRateOf, remainingOf } from '../../../domain/block/block.ts'
import { multiply, subtract } from 'effect/BigDecimal'
import { type Decimal, formatDecimal, zero, shortText } from '../../../domain/money/decimal.ts'
import type { Data } from '../../platform/contract/operations.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { Overrides } from '../../market/override.ts'
import type { PaperMarket } from '../../market/paperMarket.ts'
import { amountText, instrumentFields, NOTHING, priceText, quantityText } from '../../market/listing/figures.ts'
import { blockPrice, type PlannedBlock, simulatedTaken } from './plan.ts'

export type WireBlock = Data<'/block/info'>['offer']

/** The state of the market for a block. */
export interface BlockMoment {
  readonly market: PaperMarket
  readonly overrides: Overrides
  readonly now: Date
}

/** The stored part of a block, from its first purchase on. */
export interface StoredBlock {
  readonly price: Decimal
  readonly sold: Decimal
}

/** A block in its current state. */
export interface Block {
  readonly plan: PlannedBlock
  /** Undefined before it opens. */
  readonly price: Decimal | undefined
  readonly remaining: Decimal
  readonly state: BlockState
}

export const storedBlocks = async (db: Db, ids: ReadonlyArray<string>): Promise<ReadonlyMap<string, StoredBlock>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('blocks').select(['id', 'price', 'sold']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * A block at a moment. Its price is the published one of its opening; from the first purchase on, the one stored then.
 * Undefined where no price could be obtained at its opening: then nothing is offered.
 */
export const blockAt = (
  { market, now, overrides }: BlockMoment,
  plan: PlannedBlock,
  stored: StoredBlock | undefined,
): Block | undefined => {
  const at = now.getTime()
  const { closesAt, instrument, minimum, opensAt, quantity } = plan
  const opening = at < opensAt ? undefined : market.quote(instrument.code, opensAt, overrides)?.price
  const price = stored?.price ?? (opening && blockPrice(plan, opening))
  if (at >= opensAt && price === undefined) return undefined
  const remaining = remainingOf(quantity, simulatedTaken(market, plan, at), stored?.sold ?? zero)
  return { plan, price, remaining, state: blockStateAt({ closesAt, minimum, opensAt, remaining }, at) }
}

const STATUS: Readonly<Record<BlockState, number>> = { upcoming: 0, open: 1, 'sold-out': 2, over: 3 }

/** A block as the contract represents it. */
export const showBlock = ({ plan, price, remaining, state }: Block, moment: BlockMoment): WireBlock => {
  const { closesAt, id, instrument, leastLots, minimum, opensAt, quantity } = plan
  const now = moment.market.quote(instrument.code, moment.now.getTime(), moment.overrides)?.price
  const points = (of: typeof discountOf) => (price && now ? formatDecimal(of(price, now)) : NOTHING)
  const isLive = state === 'open' || state === 'sold-out'
  const turnover = price && state !== 'upcoming' ? multiply(price, subtract(quantity, remaining)) : zero
  return {
    id,
    ...instrumentFields(instrument),
    price: priceText(price, instrument),
    nowprice: priceText(now, instrument),
    discount: points(discountOf),
    profitrate: points(profitRateOf),
    lot: quantityText(instrument.lot),
    minlots: shortText(leastLots),
    minquantity: quantityText(minimum),
    quantity: quantityText(quantity),
    remaining: isLive ? quantityText(remaining) : '0',
    turnover: amountText(turnover, instrument.currency),
    status: STATUS[state],
    opentime: opensAt,
    closetime: closesAt,
  }
}
