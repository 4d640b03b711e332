import { Context, type Effect } from 'effect'
import type { BlockState } from '../domain/block/block.ts'
import type { Instant } from '../domain/calendar/zone.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { SaleBlock } from '../domain/orders/sellable.ts'
import type { Failure } from './failure.ts'
import type { FeeCharge } from './Orders.ts'
import type { Page, PageRequest } from './page.ts'
import type { Listing } from './quote.ts'
import type { BlockTradeState } from '../domain/contract/enumerations.ts'

/** Whether block trades are open, and whether a purchase requires the channel password. */
export interface BlockChannel {
  readonly isOpen: boolean
  readonly hasPassword: boolean
}

/** A block on offer; prices and amounts in its currency, quantities in shares. */
export interface BlockOffer extends Listing {
  readonly id: string
  readonly zone: string
  readonly decimals: number
  /** Price of one share in the block; null until it opens. */
  readonly price: Decimal | null
  readonly marketPrice: Decimal | null
  /** Percentage points below the market; negative where above. */
  readonly discount: Decimal | null
  /** Percentage points that a share would gain at the market's price, without fees. */
  readonly profitRate: Decimal | null
  readonly lot: Decimal
  readonly minimumLots: Decimal
  readonly minimum: Decimal
  readonly quantity: Decimal
  readonly remaining: Decimal
  /** Amount that all customers together have bought of it so far. */
  readonly turnover: Decimal
  readonly state: BlockState
  readonly opensAt: Instant
  readonly closesAt: Instant
}

/** The costs of a purchase now: amounts in the block's currency, quantities in shares. */
export interface BlockPreview {
  readonly quantity: Decimal
  readonly lots: Decimal
  readonly price: Decimal
  readonly amount: Decimal
  readonly fees: ReadonlyArray<FeeCharge>
  readonly total: Decimal
  readonly available: Decimal
  readonly shortfall: Decimal
  /** The largest quantity that could be bought now. */
  readonly most: Decimal
  readonly saleBlock: SaleBlock
  readonly sellableFrom: Instant
}

export type { BlockTradeState } from '../domain/contract/enumerations.ts'

/** A block trade of the customer, whose shares are a position of their own. Amounts are in its currency. */
export interface BlockTrade extends Listing {
  readonly id: string
  readonly positionId: string
  readonly zone: string
  readonly decimals: number
  readonly minimumLots: Decimal
  readonly lots: Decimal
  readonly quantity: Decimal
  readonly held: Decimal
  readonly price: Decimal
  readonly marketPrice: Decimal | null
  /** Percentage points of the amount paid; null where a price is needed and there is none. */
  readonly profitRate: Decimal | null
  readonly amount: Decimal
  readonly fees: Decimal
  /** Proceeds of sales of its shares so far. */
  readonly turnover: Decimal
  readonly state: BlockTradeState
  readonly boughtAt: Instant
  readonly sellableFrom: Instant
}

export interface NewBlockTrade {
  readonly blockId: string
  /** In shares. */
  readonly quantity: Decimal
  /** Present where the channel requires it. */
  readonly channelPassword?: string | undefined
}

export interface BlockPage extends Page<BlockOffer> {
  readonly channel: BlockChannel
}

/** Blocks of shares, offered outside the order book. Source: RULES.md, block trades. */
export class BlockTrades extends Context.Service<
  BlockTrades,
  {
    readonly offers: (which: 'all' | 'open', page: PageRequest) => Effect.Effect<BlockPage, Failure>
    readonly offer: (
      id: string,
    ) => Effect.Effect<{ readonly channel: BlockChannel; readonly offer: BlockOffer }, Failure>
    readonly preview: (id: string, quantity: Decimal) => Effect.Effect<BlockPreview, Failure>
    readonly buy: (trade: NewBlockTrade, requestId: string) => Effect.Effect<BlockTrade, Failure>
    readonly mine: (page: PageRequest) => Effect.Effect<Page<BlockTrade>, Failure>
  }
>()('ports/BlockTrades') {}
