// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { BlockState, BlockTradeState, Currency, MarketCode, SaleBlock } from '../../domain/contract/enumerations.ts'
import type { FeeCharge } from './orders.ts'

/** A block of shares that a seller offers as a whole or in parts at one price, outside the order book. Prices and amounts are in `currency`, quantities in shares. The price does not change after the opening; the remaining quantity only falls. */
export interface BlockOffer {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Quote code of an instrument, unique across all markets, in upper case, as in the list. */
  readonly code: string
  /** Name in Latin letters. */
  readonly name: string
  /** Name in Chinese, as it is listed; empty where it has none. */
  readonly chineseName: string
  /** Market: `MY` Malaysia, `TW` Taiwan, `CN` A-shares, `US`, `JP` Japan, `IT` Italy, `ES` Spain, `FUND` funds, `FUT` futures, `CRYPTO` digital currency, `FX` forex, `INDEX` indices. */
  readonly market: MarketCode
  /** IANA time zone in which its times are shown. */
  readonly zone: string
  /** Currency of its prices and amounts. */
  readonly currency: Currency
  /** Number of decimals of its prices. */
  readonly decimals: number
  /** Price of one share in the block; `-` until it opens. */
  readonly price: Decimal | null
  /** Current price in the market; `-` if none is available. */
  readonly marketPrice: Decimal | null
  /** How far `price` is below `nowprice`, in percentage points of `nowprice`, two decimals; negative where it is above, `-` where one of them is not known. */
  readonly discount: Decimal | null
  /** Gain of one share at `nowprice`, in percentage points of `price`, two decimals, without fees; `-` where one of them is not known. */
  readonly profitRate: Decimal | null
  /** Shares in one lot; a purchase is whole lots. */
  readonly lot: Decimal
  /** Minimum number of lots of one purchase; never fewer than 300 shares. */
  readonly minimumLots: Decimal
  /** The same in shares, `minlots` × `lot`. */
  readonly minimum: Decimal
  /** Shares in the whole block. */
  readonly quantity: Decimal
  /** Shares that can still be bought; 0 before it opens and after it ends. */
  readonly remaining: Decimal
  /** Amount of the block bought so far by all customers, at `price`; 0 before it opens. */
  readonly turnover: Decimal
  /** 0 opens later, 1 open, 2 sold out, 3 ended. */
  readonly state: BlockState
  /** When it opens, epoch milliseconds (UTC). */
  readonly opensAt: Instant
  /** When it ends, epoch milliseconds (UTC); exclusive. */
  readonly closesAt: Instant
}

/** Cost of a purchase of a block now. Amounts are in the currency of the block, rounded to its minor unit. Nothing is reserved. */
export interface BlockPreview {
  /** The block. */
  readonly id: string
  /** Application quantity, in shares. */
  readonly quantity: Decimal
  /** The same in lots. */
  readonly lots: Decimal
  /** Price of one share. */
  readonly price: Decimal
  /** Price × quantity. */
  readonly amount: Decimal
  /** Fees line by line, those of a purchase in the market; empty where nothing is charged. */
  readonly fees: ReadonlyArray<FeeCharge>
  /** Sum of the fees. */
  readonly feeTotal: Decimal
  /** Amount plus fees, debited from the wallet by the purchase. */
  readonly total: Decimal
  /** Available money in this currency. */
  readonly available: Decimal
  /** Amount missing to pay `total`; 0 where the wallet covers it. */
  readonly shortfall: Decimal
  /** Maximum number of shares that could be bought now, whole lots, limited by the remaining quantity and by the available money; 0 if none. */
  readonly most: Decimal
  /** Which rule of selling holds the shares until `selltime`, as a code of the message catalogue. */
  readonly saleBlock: SaleBlock
  /** Time from which the shares may be sold if they are bought now, epoch milliseconds (UTC). */
  readonly sellableFrom: Instant
}

/** A block trade of the customer. The shares are a separate position. Prices and amounts are in `currency`, quantities in shares. */
export interface BlockTrade {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** The position that it created, for `/trade/positioninfo`; also the number of its order. */
  readonly positionId: string
  /** Quote code of an instrument, unique across all markets, in upper case, as in the list. */
  readonly code: string
  /** Name in Latin letters. */
  readonly name: string
  /** Name in Chinese, as it is listed; empty where it has none. */
  readonly chineseName: string
  /** Market: `MY` Malaysia, `TW` Taiwan, `CN` A-shares, `US`, `JP` Japan, `IT` Italy, `ES` Spain, `FUND` funds, `FUT` futures, `CRYPTO` digital currency, `FX` forex, `INDEX` indices. */
  readonly market: MarketCode
  /** IANA time zone in which its times are shown. */
  readonly zone: string
  /** Currency of its prices and amounts. */
  readonly currency: Currency
  /** Number of decimals of its prices. */
  readonly decimals: number
  /** Minimum number of lots of the block. */
  readonly minimumLots: Decimal
  /** Lots that were bought. */
  readonly lots: Decimal
  /** Application quantity, in shares; the whole quantity was bought. */
  readonly quantity: Decimal
  /** Shares of it that are held now. */
  readonly held: Decimal
  /** Price of one share. */
  readonly price: Decimal
  /** Current price in the market; `-` if none is available. */
  readonly marketPrice: Decimal | null
  /** Profit (positive) or loss (negative) in percentage points of `money`, two decimals - realised after fees for shares sold, at the current price without fees for shares still held; `-` if a price is needed but not available. */
  readonly profitRate: Decimal | null
  /** Amount that was paid for the shares, without fees. */
  readonly amount: Decimal
  /** Fees of the purchase. */
  readonly fees: Decimal
  /** Amount received so far from sales of its shares, without fees. */
  readonly turnover: Decimal
  /** 0 held, may not be sold yet; 1 held, may be sold (some of it may be sold already); 2 sold. */
  readonly state: BlockTradeState
  /** When it was bought, epoch milliseconds (UTC). */
  readonly boughtAt: Instant
  /** Time from which its shares may be sold, epoch milliseconds (UTC). */
  readonly sellableFrom: Instant
}
