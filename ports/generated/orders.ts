// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { DayNumber } from '../../domain/calendar/day.ts'
import type { Currency, Direction, FeeName, FeeSide, MarketCode, OrderAction, OrderFormField, OrderState, OrderType, SaleRule, TimeInForce } from '../../domain/contract/enumerations.ts'
import type { TradingSession } from './markets.ts'
import type { Protection } from './positions.ts'

/** One line of the fee schedule. It is charged per order, regardless of the number of fills. */
export interface FeeRule {
  /** Name of a fee as on a contract note. */
  readonly name: FeeName
  /** Orders that it is charged on, purchases or sales - closing a short is a purchase. */
  readonly side: FeeSide
  /** Per cent of the traded amount; 0.1 is one thousandth of it. */
  readonly rate: Decimal
  /** Minimum charge per order, in the instrument's currency; `-` where there is none. */
  readonly minimum: Decimal | null
  /** Maximum charge per order, in the instrument's currency; `-` where there is none. */
  readonly maximum: Decimal | null
}

/** One step of the ladder of tick sizes. */
export interface TickStep {
  /** Price from which the tick applies, up to that of the next step, in the instrument's currency. */
  readonly from: Decimal
  /** Prices are multiples of it, in the instrument's currency. */
  readonly tick: Decimal
}

/** Rules for an order of this instrument today. Prices and charges are in the instrument's currency. */
export interface TradingRules {
  /** Whether orders can be placed at all. */
  readonly tradable: boolean
  /** Smallest quantity; every quantity is a multiple of it, in shares (units, contracts). */
  readonly lot: Decimal
  /** Maximum quantity of one order, in shares (units, contracts); `-` if there is no maximum. */
  readonly maxQuantity: Decimal | null
  /** Tick sizes by price, ascending, the first from 0. */
  readonly ticks: readonly [TickStep, ...Array<TickStep>]
  /** Highest price of an order today, inclusive; `-` where the market has no limits. */
  readonly upperLimit: Decimal | null
  /** Lowest price of an order today, inclusive; `-` where the market has no limits. */
  readonly lowerLimit: Decimal | null
  /** Multiples of leverage offered, ascending, 1 first. More than 1 needs two-way margin (config entry `margin`). */
  readonly leverages: ReadonlyArray<number>
  /** Whether it can be sold short, which needs two-way margin as well. */
  readonly shorting: boolean
  /** A position that is short or has leverage above 1 is closed by the broker, at the market, once its margin with floating profit or loss is at or below this share of its original margin, in per cent; `-` if that never happens. */
  readonly stopOutPercent: Decimal | null
  /** `T+0` shares bought may be sold on the same day once `salewait` has passed; `T+1` from the next trading day's open. */
  readonly sale: SaleRule
  /** Minutes from a purchase to the earliest sale, which `sell-blocked-15-minutes` calls 15; 0 where there is no wait. */
  readonly saleWait: number
  /** Trading days from a trade to its settlement. */
  readonly settlementDays: number
  /** IANA time zone of its days and sessions. */
  readonly zone: string
  /** Current trading day, in that zone. */
  readonly day: DayNumber
  /** Sessions of that day, in order. */
  readonly sessions: ReadonlyArray<TradingSession>
  /** Time of the next change of its `state`: its market opens or closes, or a halt ends; `-` if that never happens or is unknown. */
  readonly changesAt: Instant | null
  /** Fee schedule; empty where nothing is charged. */
  readonly fees: ReadonlyArray<FeeRule>
}

/** One line of the fees of an order, in the instrument's currency, rounded to its minor unit. */
export interface FeeCharge {
  /** Name of a fee as on a contract note. */
  readonly name: FeeName
  /** Per cent of the traded amount that the line charges; `-` where it is a fixed charge. */
  readonly rate: Decimal | null
  /** Charge, not negative. */
  readonly amount: Decimal
}

/** One finding that the ticket shows before the order is sent. */
export interface OrderProblem {
  /** Field of the form that it concerns. */
  readonly field: OrderFormField
  /** Code of the message catalogue. With severity `error` it is a failure of `/trade/order`; with `warning` it is one of `fills-at-once`, `far-from-market`, `nobody-opposite`. A client does not show unknown warnings. */
  readonly code: string
  /** `error` the order would be refused now; `warning` it would be accepted. */
  readonly severity: 'error' | 'warning'
}

/** Cost or proceeds of the order if it were completely filled at `estimateprice`. Amounts are in `currency`, rounded to its minor unit. A figure that cannot be calculated (no price) is `-`. */
export interface OrderPreview {
  /** Quote code of an instrument, unique across all markets, in upper case, as in the list. */
  readonly code: string
  /** Currency of every amount here, that of the instrument and of the wallet that pays. */
  readonly currency: Currency
  /** Price of the calculation - the limit of a limit order; for a market order the mean price that it would get from the book now. */
  readonly estimatedPrice: Decimal | null
  /** Worst possible price of a fill, for which money is reserved - the limit of a purchase; for a market order 5 % beyond the best opposite price, inside the day's limits; for a short sale its limit, or, where the bid is at or above it already and for a short sale at the market, 5 % above the bid, inside the day's limits. `-` for an order that closes. */
  readonly holdPrice: Decimal | null
  /** Traded amount, estimated price × quantity. */
  readonly amount: Decimal | null
  /** Fees line by line; empty where nothing is charged. */
  readonly fees: ReadonlyArray<FeeCharge>
  /** Sum of the fees. */
  readonly feeTotal: Decimal | null
  /** Margin that opening needs, amount / leverage, rounded up; 0 for an order that closes. */
  readonly margin: Decimal | null
  /** Margin + fees, debited from the wallet by opening; 0 for an order that closes. */
  readonly cost: Decimal | null
  /** Margin + fees at `holdprice`, reserved in the wallet until the order is filled; 0 for one that closes. */
  readonly held: Decimal | null
  /** Amount that closing credits to the wallet, released margin (including added margin) + price difference - closing fees, not below 0; 0 for an order that opens. */
  readonly proceeds: Decimal | null
  /** Profit or loss that closing realises, after the fees of opening and closing; 0 for an order that opens. */
  readonly profit: Decimal | null
  /** Available money in this currency, before the order. */
  readonly buyingPower: Decimal | null
  /** Available money after the order - less `held`, or plus `proceeds`. Below 0 it is the shortfall. */
  readonly buyingPowerAfter: Decimal | null
  /** Price at which the broker would close the position for insufficient margin; `-` for a long without leverage. */
  readonly stopPrice: Decimal | null
  /** When the day trade that the order opens or closes is squared off; `-` for every other order. */
  readonly squareOffAt: Instant | null
  /** Maximum quantity that could be ordered now with these fields, a multiple of the lot - limited by buying power at `holdprice`, including fees, or by the quantity that may be closed. */
  readonly maxQuantity: Decimal | null
  /** Errors first, then warnings; may be empty. */
  readonly problems: ReadonlyArray<OrderProblem>
  /** Time of the calculation. */
  readonly time: Instant
}

/** A change of a waiting order, by `/trade/amendorder`. What was not changed is the same before and after. */
export interface OrderAmendment {
  /** When it was changed. */
  readonly at: Instant
  /** Limit price before; `-` for a market order. */
  readonly oldPrice: Decimal | null
  /** Limit price after; `-` for a market order. */
  readonly price: Decimal | null
  /** Whole quantity before. */
  readonly oldQuantity: Decimal
  /** Whole quantity after. */
  readonly quantity: Decimal
}

/** An order. Prices and amounts are in `currency`, quantities in shares (units, contracts). */
export interface Order {
  /** Order number. */
  readonly id: string
  /** The client's id; empty if the broker placed the order. A purchase of a savings plan has one, since the customer can cancel it. */
  readonly clientOrderId: string | null
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
  /** `open` begins a position, `close` ends one in full or in part. */
  readonly action: OrderAction
  /** `limit` fills at `price` or better and waits in the book until then. `market` fills at the available prices, at most 5 % beyond the best opposite price and never outside the day's limits; the remainder then stays in the book at that price. */
  readonly type: OrderType
  /** Limit price; `-` for a market order. */
  readonly price: Decimal | null
  /** Quantity ordered. */
  readonly quantity: Decimal
  /** Quantity filled so far. */
  readonly filled: Decimal
  /** Mean price of the fills; `-` before the first. */
  readonly averagePrice: Decimal | null
  /** Amount traded so far, the sum of price × quantity of the fills. */
  readonly amount: Decimal
  /** Multiple of leverage; for an order that closes, the position's. */
  readonly leverage: number
  /** Money still reserved for the unfilled part; 0 once the order is final and for orders that close. */
  readonly held: Decimal
  /** Fees charged so far. */
  readonly fees: Decimal
  readonly state: OrderState
  /** Reason why it was rejected, or why the broker placed it, as a code of the message catalogue (`stopped-out` for a position closed for insufficient margin; `stop-loss`, `trailing-stop` and `take-profit` for its protection; `savings-plan` for a plan of the customer's), or why its rest was cancelled (`not-filled-at-once` by its `timeinforce`); empty otherwise. */
  readonly reason: string | null
  /** Position that it opened or closes; empty while an order that opens has no fill. */
  readonly positionId: string | null
  /** When it was accepted. */
  readonly createdAt: Instant
  /** When it last changed. */
  readonly updatedAt: Instant
  /** When the unfilled part expires: the close of its trading day, or a later close by its `timeinforce`. Markets without breaks have trading days too. */
  readonly expiresAt: Instant
  /** How long it may wait; `day` where it is absent. */
  readonly timeInForce?: TimeInForce
  /** For an order that the broker placed for a protection, the last price that triggered it; `-` for every other. */
  readonly triggerPrice?: Decimal | null
  /** What protects the position that it opens; absent where there is nothing. */
  readonly protection?: Protection
  /** What the customer changed of it, oldest first; in `/trade/orderinfo` only, empty where nothing was changed. A server that does not record it leaves it out, and one may leave out the oldest beyond 1,000. */
  readonly changes?: ReadonlyArray<OrderAmendment>
  /** When the day trade that it opens or closes is squared off; `-` for every other order. */
  readonly squareOffAt: Instant | null
}

/** One trade that filled an order in full or in part. Price, amount and fees are in `currency`. */
export interface Fill {
  /** Number of the fill. */
  readonly id: string
  /** Order that it fills. */
  readonly orderId: string
  /** Position that it opens or closes. */
  readonly positionId: string
  /** Quote code of an instrument, unique across all markets, in upper case, as in the list. */
  readonly code: string
  /** Currency of price, amount and fees. */
  readonly currency: Currency
  /** `long` gains when the price rises, `short` when it falls. Together with `action` it defines the side of an order: open long and close short buy, open short and close long sell. */
  readonly direction: Direction
  /** `open` begins a position, `close` ends one in full or in part. */
  readonly action: OrderAction
  /** Price of one share. */
  readonly price: Decimal
  /** Quantity, in shares (units, contracts). */
  readonly quantity: Decimal
  /** Price × quantity. */
  readonly amount: Decimal
  /** Fees that this fill added to its order. */
  readonly fees: Decimal
  /** Profit or loss that a closing fill realises - price difference less its fees and its share of the opening fees, plus `writtenoff`; `-` for an opening fill. */
  readonly profit: Decimal | null
  /** Loss beyond the margin that the broker bears, so that the account never has a debt; nearly always 0. */
  readonly writtenOff: Decimal
  /** When it was traded. */
  readonly time: Instant
}
