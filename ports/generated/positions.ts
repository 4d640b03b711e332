// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { Currency, Direction, MarketCode, PositionState, ProtectionChangeKind, ProtectionSide, ProtectionState, SaleBlock } from '../../domain/contract/enumerations.ts'

/** What closes a position by itself, once, with one side: a stop or a trailing stop, a take-profit. The broker compares the last price with it about once a second while the market trades and something of the position may be sold. The side that is reached first is triggered and ends the other; then the broker ends the waiting orders of the position and places an order to close it: at the market, or with `stoplimit` as its limit. A gap fills at the next price, not at the price of the stop. Prices are in the position's currency, `-` where there is none. */
export interface Protection {
  /** `waiting` the order that opens the position has no fill yet, `active` it protects what is held, `triggered` the broker closes the position for it, `ended` the position is closed, or the order of the triggered side was cancelled. */
  readonly state: ProtectionState
  /** Price of the stop; `-` without one, and for a trailing stop. */
  readonly stoploss: Decimal | null
  /** Limit of the order that the stop places; `-` for an order at the market. */
  readonly stoplimit: Decimal | null
  /** Price from which the profit is taken; `-` without one. */
  readonly takeprofit: Decimal | null
  /** Distance of a trailing stop from the best price, as an amount per share; `-` for every other. */
  readonly trailamount: Decimal | null
  /** Distance of a trailing stop from the best price, in per cent of that price; `-` for every other. */
  readonly trailpercent: Decimal | null
  /** Best last price that a trailing stop has followed so far; `-` where it follows none yet. */
  readonly trailprice: Decimal | null
  /** Price at which the stop stands now, a trailing one too; `-` where there is none yet. */
  readonly stopnow: Decimal | null
  /** Side that was triggered; empty before that. */
  readonly side: ProtectionSide | null
  /** Last price that triggered it; `-` before that. */
  readonly triggerprice: Decimal | null
  /** When it was triggered; `-` before that. */
  readonly triggertime: Instant | null
  /** When it was set or last changed. */
  readonly updatetime: Instant
}

/** A change of what protects a position: `set` with all its terms, `triggered` with the side and the price, or `ended` (removed, its order cancelled, or the position closed). That a trailing stop follows the price is no change. */
export interface ProtectionChange {
  /** When it was changed. */
  readonly time: Instant
  /** Kind of the change. */
  readonly change: ProtectionChangeKind
  /** Price of the stop that was set; `-` without one, and for a trailing stop. */
  readonly stoploss: Decimal | null
  /** Price that was set from which the profit is taken; `-` without one. */
  readonly takeprofit: Decimal | null
  /** Distance of the trailing stop that was set, as an amount per share; `-` for every other. */
  readonly trailamount: Decimal | null
  /** Distance of the trailing stop that was set, in per cent of the best price; `-` for every other. */
  readonly trailpercent: Decimal | null
  /** Side that was triggered; empty before that. */
  readonly side: ProtectionSide | null
  /** Last price that triggered it; `-` for every other change. */
  readonly triggerprice: Decimal | null
}

/** A position. Each opening order creates its own, so two orders of one instrument are two positions, and closing one does not change the other. Prices and amounts are in `currency`, quantities in shares (units, contracts). */
export interface Position {
  /** Identifier of the position. */
  readonly id: string
  /** Order number, of the order that opened it. */
  readonly orderid: string
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
  readonly quantity: Decimal | null
  /** Total quantity that was opened. */
  readonly openquantity: Decimal | null
  /** Quantity that may be closed now - not locked, not lent, and not in a pending order to close. */
  readonly closable: Decimal | null
  /** Quantity that is lent and cannot be closed until it is returned; nearly always 0. */
  readonly lent: Decimal | null
  /** Opening cost of the quantity held, price × quantity over its fills, without fees; 0 once closed. */
  readonly cost: Decimal | null
  /** Cost of one share, cost / quantity, for display and for the cost line of a chart; `-` where nothing is held. */
  readonly averagecost: Decimal | null
  /** Current price; `-` if none is available. */
  readonly nowprice: Decimal | null
  /** Current price × quantity. */
  readonly marketvalue: Decimal | null
  /** Floating profit (positive) or loss (negative) of the quantity held at the current price, without fees - value less cost for a long, cost less value for a short, with the loss limited to its margin; `-` where there is no price, 0 once closed. */
  readonly yingkui: Decimal | null
  /** Profit or loss realised so far - price difference less opening and closing fees of the closed part, plus `writtenoff`. It is the sum of `profit` over the closing fills. */
  readonly realised: Decimal | null
  /** Loss beyond the margin that the broker bears, so that the account never has a debt; nearly always 0. */
  readonly writtenoff: Decimal | null
  /** Fees charged so far, of opening and closing. */
  readonly fees: Decimal | null
  /** Multiple of leverage. */
  readonly leverage: number
  /** Original margin of the quantity held, opening amount / leverage rounded up, without top-ups. The margin of a position without leverage is its whole amount. */
  readonly margin: Decimal | null
  /** Margin added since, for the quantity held. */
  readonly addedmargin: Decimal | null
  /** Price at which the broker closes it for insufficient margin; `-` for a long without leverage. */
  readonly stopprice: Decimal | null
  /** Mean price of the fills that bought (they open a long, close a short); `-` where there are none. */
  readonly buyprice: Decimal | null
  /** Mean price of the fills that sold (they close a long, open a short); `-` where there are none. */
  readonly sellprice: Decimal | null
  /** First purchase of a long; last purchase of a short; `-` where there is none. */
  readonly buytime: Instant | null
  /** Last sale of a long; first sale of a short; `-` where there is none. */
  readonly selltime: Instant | null
  /** When the next locked part may be sold; `-` where nothing is locked. Each purchase has its own waiting time, 15 minutes by the clock, and in a `T+1` market until the next trading day's open. A short has none. */
  readonly sellablefrom: Instant | null
  /** Reason why it is locked until `sellablefrom`, as a code of the message catalogue; empty where nothing is locked. */
  readonly lockreason: SaleBlock | null
  /** For a day trade the time of its square-off, planned or done; `-` for every other position. */
  readonly squareofftime: Instant | null
  /** What closes it by itself; absent where there is nothing. */
  readonly protection?: Protection
  /** What was set of its protection and how it ended, oldest first; in `/trade/positioninfo` only. A server that does not record it leaves it out. */
  readonly protectionchanges?: ReadonlyArray<ProtectionChange>
}

/** One page of positions. */
export interface PositionPage {
  /** Positions, newest first by the time of their opening order. */
  readonly list: ReadonlyArray<Position>
  /** Cursor of the next page; empty where this is the last one. */
  readonly next: string | null
}

/** The outcome of closing one position. */
export interface ClosedPosition {
  /** The position. */
  readonly positionid: string
  /** Order that closes it; empty where there is none. */
  readonly orderid: string
  /** Quote code of its instrument; empty for a position that was not found. */
  readonly code: string
  /** Why it has no such order, as a code of the message catalogue; empty otherwise. */
  readonly problem: string
}

export interface TradePositionlistForm {
  /** Open positions, or past ones. */
  readonly which: 'held' | 'past'
  /** Quote code of an instrument, unique across all markets, in upper case, as in the list. */
  readonly code?: string
  /** Only positions in this currency; all if it is omitted. */
  readonly currency?: Currency
  /** Only records at or after this instant, in milliseconds since 1970-01-01T00:00:00 UTC. If it is omitted, the list begins with the first record. The client converts the first day that the customer chose into the instant at which that day begins in the customer's time zone. */
  readonly from?: string
  /** Only records before this instant, in milliseconds since 1970-01-01T00:00:00 UTC. If it is omitted, the list ends with the newest record. It is later than the start of the range, by at most 366 days and an hour if both are given (a day in a range may be an hour longer than others); `invalid-parameters` otherwise. */
  readonly to?: string
  /** Cursor of the page: the `next` of the previous page, unchanged. Omitted for the first page. It is opaque, belongs to the same call with the same other fields, and stays valid while the list changes: no row is repeated or skipped. An unknown cursor is `invalid-parameters`. */
  readonly cursor?: string
  /** Maximum number of rows, from 1 to 100; 20 if omitted. A page with fewer rows is not necessarily the last one. */
  readonly limit?: string
}

export interface TradePositioninfoForm {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly positionid: string
}

export interface TradeAddmarginForm {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly positionid: string
  /** Amount to add, a positive whole number, in the position's currency. */
  readonly amount: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

export interface TradeProtectForm {
  /** Position; before its first fill the number of the order that opens it. */
  readonly positionid: string
  /** Price of a stop. */
  readonly stoploss?: Decimal
  /** Limit of the order that the stop places, with `stoploss` only; without it the order is at the market. */
  readonly stoplimit?: Decimal
  /** Price from which the profit is taken. */
  readonly takeprofit?: Decimal
  /** Distance of a trailing stop from the best price, as an amount per share, in place of `stoploss`. */
  readonly trailamount?: Decimal
  /** The same in per cent of that price, in place of `stoploss` and `trailamount`. */
  readonly trailpercent?: Decimal
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

/** One entry for each position, in the order of the request. */
export type TradeClosepositionsAnswer = ReadonlyArray<ClosedPosition>

export interface TradeClosepositionsForm {
  /** Positions to close, separated by commas, 50 at most. */
  readonly positionids: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}
