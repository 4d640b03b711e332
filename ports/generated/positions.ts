// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { Currency, Direction, MarketCode, PositionState, ProtectionChangeKind, ProtectionSide, ProtectionState, SaleBlock } from '../../domain/contract/enumerations.ts'

/** What closes a position by itself, once, with one side: a stop or a trailing stop, a take-profit. The broker compares the last price with it about once a second while the market trades and something of the position may be sold. The side that is reached first is triggered and ends the other; then the broker ends the waiting orders of the position and places an order to close it: at the market, or with `stoplimit` as its limit. A gap fills at the next price, not at the price of the stop. Prices are in the position's currency, `-` where there is none. */
export interface Protection {
  /** `waiting` the order that opens the position has no fill yet, `active` it protects what is held, `triggered` the broker closes the position for it, `ended` the position is closed, or the order of the triggered side was cancelled. */
  readonly state: ProtectionState
  /** Price of the stop; `-` without one, and for a trailing stop. */
  readonly stop: Decimal | null
  /** Limit of the order that the stop places; `-` for an order at the market. */
  readonly stopLimit: Decimal | null
  /** Price from which the profit is taken; `-` without one. */
  readonly takeProfit: Decimal | null
  /** Distance of a trailing stop from the best price, as an amount per share; `-` for every other. */
  readonly trailAmount: Decimal | null
  /** Distance of a trailing stop from the best price, in per cent of that price; `-` for every other. */
  readonly trailPercent: Decimal | null
  /** Best last price that a trailing stop has followed so far; `-` where it follows none yet. */
  readonly trailPrice: Decimal | null
  /** Price at which the stop stands now, a trailing one too; `-` where there is none yet. */
  readonly stopNow: Decimal | null
  /** Side that was triggered; empty before that. */
  readonly side: ProtectionSide | null
  /** Last price that triggered it; `-` before that. */
  readonly triggerPrice: Decimal | null
  /** When it was triggered; `-` before that. */
  readonly triggeredAt: Instant | null
  /** When it was set or last changed. */
  readonly updatedAt: Instant
}

/** A change of what protects a position: `set` with all its terms, `triggered` with the side and the price, or `ended` (removed, its order cancelled, or the position closed). That a trailing stop follows the price is no change. */
export interface ProtectionChange {
  /** When it was changed. */
  readonly at: Instant
  /** Kind of the change. */
  readonly change: ProtectionChangeKind
  /** Price of the stop that was set; `-` without one, and for a trailing stop. */
  readonly stop: Decimal | null
  /** Price that was set from which the profit is taken; `-` without one. */
  readonly takeProfit: Decimal | null
  /** Distance of the trailing stop that was set, as an amount per share; `-` for every other. */
  readonly trailAmount: Decimal | null
  /** Distance of the trailing stop that was set, in per cent of the best price; `-` for every other. */
  readonly trailPercent: Decimal | null
  /** Side that was triggered; empty before that. */
  readonly side: ProtectionSide | null
  /** Last price that triggered it; `-` for every other change. */
  readonly triggerPrice: Decimal | null
}

/** A position. Each opening order creates its own, so two orders of one instrument are two positions, and closing one does not change the other. Prices and amounts are in `currency`, quantities in shares (units, contracts). */
export interface Position {
  /** Identifier of the position. */
  readonly id: string
  /** Order number, of the order that opened it. */
  readonly orderId: string
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
  /** `long` gains when the price rises, `short` when it falls. Together with `action` it defines the side of an order: open long and close short buy, open short and close long sell. */
  readonly direction: Direction
  /** `pending` the order that opens it waits and nothing is held, `holding` held, `closing` held with an order to close it waiting (preparing to close), `closed` completely closed, `cancelled` the opening order ended without a fill. */
  readonly state: PositionState
  /** Quantity held now, not negative; 0 once closed. */
  readonly quantity: Decimal
  /** Total quantity that was opened. */
  readonly openedQuantity: Decimal
  /** Quantity that may be closed now - not locked, not lent, and not in a pending order to close. */
  readonly closable: Decimal
  /** Quantity that is lent and cannot be closed until it is returned; nearly always 0. */
  readonly lent: Decimal
  /** Opening cost of the quantity held, price × quantity over its fills, without fees; 0 once closed. */
  readonly cost: Decimal
  /** Cost of one share, cost / quantity, for display and for the cost line of a chart; `-` where nothing is held. */
  readonly averageCost: Decimal | null
  /** Current price; `-` if none is available. */
  readonly price: Decimal | null
  /** Current price × quantity. */
  readonly marketValue: Decimal | null
  /** Floating profit (positive) or loss (negative) of the quantity held at the current price, without fees - value less cost for a long, cost less value for a short, with the loss limited to its margin; `-` where there is no price, 0 once closed. */
  readonly floatingProfit: Decimal | null
  /** Profit or loss realised so far - price difference less opening and closing fees of the closed part, plus `writtenoff`. It is the sum of `profit` over the closing fills. */
  readonly realisedProfit: Decimal
  /** Loss beyond the margin that the broker bears, so that the account never has a debt; nearly always 0. */
  readonly writtenOff: Decimal
  /** Fees charged so far, of opening and closing. */
  readonly fees: Decimal
  /** Multiple of leverage. */
  readonly leverage: number
  /** Original margin of the quantity held, opening amount / leverage rounded up, without top-ups. The margin of a position without leverage is its whole amount. */
  readonly margin: Decimal
  /** Margin added since, for the quantity held. */
  readonly addedMargin: Decimal
  /** Price at which the broker closes it for insufficient margin; `-` for a long without leverage. */
  readonly stopPrice: Decimal | null
  /** Mean price of the fills that bought (they open a long, close a short); `-` where there are none. */
  readonly buyPrice: Decimal | null
  /** Mean price of the fills that sold (they close a long, open a short); `-` where there are none. */
  readonly sellPrice: Decimal | null
  /** First purchase of a long; last purchase of a short; `-` where there is none. */
  readonly boughtAt: Instant | null
  /** Last sale of a long; first sale of a short; `-` where there is none. */
  readonly soldAt: Instant | null
  /** When the next locked part may be sold; `-` where nothing is locked. Each purchase has its own waiting time, the `salewait` of its instrument by the clock, and in a `T+1` market until the next trading day's open. A short has none. */
  readonly sellableFrom: Instant | null
  /** Reason why it is locked until `sellablefrom`, as a code of the message catalogue; empty where nothing is locked. */
  readonly lockReason: SaleBlock | null
  /** For a day trade the time of its square-off, planned or done; `-` for every other position. */
  readonly squareOffAt: Instant | null
  /** What closes it by itself; absent where there is nothing. */
  readonly protection?: Protection
  /** What was set of its protection and how it ended, oldest first; in `/trade/positioninfo` only. A server that does not record it leaves it out, and one may leave out the oldest beyond 1,000. */
  readonly protectionChanges?: ReadonlyArray<ProtectionChange>
  /** What the customer wrote about it with `/trade/positionnote`, plain text; in the answers of that call and of `/trade/positioninfo` only, empty where there is nothing. A server that keeps no notes leaves it out. */
  readonly note?: string
}

/** The outcome of closing one position. */
export interface ClosedPosition {
  /** The position. */
  readonly positionId: string
  /** Order that closes it; empty where there is none. */
  readonly orderId: string | null
  /** Quote code of its instrument; empty for a position that was not found. */
  readonly code: string | null
  /** Why it has no such order, as a code of the message catalogue; empty otherwise. */
  readonly problem: string | null
}
