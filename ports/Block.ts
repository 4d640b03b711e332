import { Context, type Effect } from 'effect'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'
import type { BlockOffer, BlockPreview as Preview, BlockTrade } from './generated/block.ts'

export type { BlockOffer, BlockTrade } from './generated/block.ts'

/** The costs of a purchase now. */
export type BlockPreview = Omit<Preview, 'id' | 'feeTotal'>

/** Whether block trades are open, and whether a purchase requires the channel password. */
export interface BlockChannel {
  readonly isOpen: boolean
  readonly hasPassword: boolean
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
