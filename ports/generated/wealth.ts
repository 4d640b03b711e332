// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { Currency, MarketCode } from '../../domain/contract/enumerations.ts'
import type { Movement } from './records.ts'

/** Money in one currency. Every amount is in `currency`. `totalassets`, `yingkui` and `realised` are the figures that a client calculates from the record lists of that currency (`/trade/userstocklist` and the others): both give the same total. */
export interface WalletFunds {
  /** Currency code of a wallet. Upper and lower case mean the same. */
  readonly currency: Currency
  /** Available funds - the money that can be spent now. */
  readonly available: Decimal | null
  /** Reserved for pending orders. */
  readonly held: Decimal | null
  /** The customer's own money in positions, original margins and top-ups; a long without leverage needs its whole cost. */
  readonly margin: Decimal | null
  /** Money frozen for other reasons - withdrawals under review, subscriptions, products. */
  readonly frozen: Decimal | null
  /** Market value of the positions held, price × quantity, borrowed money included; `-` where a price is missing. */
  readonly marketValue: Decimal | null
  /** Total assets, `available` + `held` + `margin` + `frozen` + `yingkui`. It does not change when money is only moved, for example when an order is placed or cancelled. */
  readonly totalAssets: Decimal | null
  /** Floating profit or loss of the positions held, without fees. The loss of a position is never more than its margin; a position without an available price counts as 0. */
  readonly floatingProfit: Decimal | null
  /** Historical profit or loss, realised since the opening of the account. */
  readonly realisedProfit: Decimal | null
  /** Money that is available for new orders now. With leverage an order can be that many times as large. */
  readonly buyingPower: Decimal | null
}

/** What everything was worth on a day. */
export interface WorthPoint {
  /** When it was recorded. */
  readonly at: Instant
  /** The total of all currencies at that time, in the currency of the answer. */
  readonly total: Decimal
}

/** The worth of one unit of a currency, in the currency of the answer. */
export interface WorthRate {
  /** Never the currency of the answer. */
  readonly currency: Currency
  /** At the time of the answer. */
  readonly rate: Decimal
  /** 24 hours before. */
  readonly before: Decimal
}

/** What everything that a customer has is worth, in one currency. */
export interface Worth {
  /** Currency of every amount here; EUR, the default type. */
  readonly currency: Currency
  /** The total assets of all currencies, converted at the rates of the moment. */
  readonly total: Decimal
  /** When it was calculated. */
  readonly at: Instant
  /** Earlier days, oldest first, one point a day; at the rates of that day. */
  readonly days: ReadonlyArray<WorthPoint>
  /** What the other currencies are worth, now and a day before, so that a client can tell the effect of exchange rates from that of prices. A server may leave it out. */
  readonly rates?: ReadonlyArray<WorthRate>
}

/** A valuation, and what was paid in and out since the one before it. */
export interface PerformanceDay {
  /** When it was valued. */
  readonly at: Instant
  /** The assets at that time, at the rates of that time. */
  readonly total: Decimal
  /** Money that came in since the valuation before. */
  readonly paidIn: Decimal
  /** Money that went out since then. */
  readonly paidOut: Decimal
  /** Time-weighted growth since the beginning, in percentage points. */
  readonly growth: Decimal | null
}

/** Income and costs of a month, from the ledger to the cent. */
export interface IncomeAndCosts {
  /** Year and month, of UTC. */
  readonly month: string
  /** Dividends before tax; negative where more was paid on short positions than was received. */
  readonly dividends: Decimal
  /** Fees received for lent shares. */
  readonly lending: Decimal
  /** Rewards of activities. */
  readonly rewards: Decimal
  /** Fees of orders, withdrawals and copy orders. */
  readonly fees: Decimal
  /** Tax withheld from dividends. */
  readonly taxes: Decimal
  /** Interest of credit loans. */
  readonly interest: Decimal
}

/** The largest fall of the time-weighted growth from a high to a later low. */
export interface LargestFall {
  /** What of the high was lost, in percentage points, 0 or more; 0 where it never fell. */
  readonly share: Decimal
  /** Time of the high; `-` where it never fell. */
  readonly from: Instant | null
  /** Time of the low; `-` where it never fell. */
  readonly to: Instant | null
}

/** Money that came in and went out on a day; the two are not set off. */
export interface FlowDay {
  /** Day of UTC. */
  readonly day: string
  /** Money that came in. */
  readonly paidIn: Decimal
  /** Money that went out. */
  readonly paidOut: Decimal
}

/** What an instrument contributed, dividends, lending, fees and taxes included. */
export interface PositionGain {
  /** Code of the instrument, or of a product of copy trading. */
  readonly code: string
  /** Its name. */
  readonly name: string
  /** Market: `MY` Malaysia, `TW` Taiwan, `CN` A-shares, `US`, `JP` Japan, `IT` Italy, `ES` Spain, `FUND` funds, `FUT` futures, `CRYPTO` digital currency, `FX` forex, `INDEX` indices. */
  readonly market: MarketCode | null
  /** Change of its value, less what was paid for it, plus what it paid. */
  readonly gain: Decimal
  /** Profit (positive) or loss (negative) that was realised in the period, wherever it had built up. */
  readonly realised: Decimal
}

/** Growth of an index up to a day. */
export interface IndexDay {
  /** When the trading day began. */
  readonly at: Instant
  /** Growth of its close since the beginning, in percentage points. */
  readonly growth: Decimal | null
}

/** An index over the same period, in its own currency. */
export interface IndexGrowth {
  /** Code of the index. */
  readonly code: string
  /** Its name. */
  readonly name: string
  /** Its trading days, oldest first; the first is the last close before the beginning, with a growth of 0. */
  readonly days: ReadonlyArray<IndexDay>
}

/** How a customer's assets did in a period. Amounts are in `currency`; returns, growth and falls are in percentage points with two decimals. `gain` is the assets at the end less those at the beginning and less what came in from outside net: */
export interface Performance {
  /** Currency of every amount here. */
  readonly currency: Currency
  /** Beginning - the last recorded day at or before the beginning of the period, or the opening of an account that is younger. */
  readonly from: Instant
  /** End - the moment of the answer. */
  readonly to: Instant
  /** What the assets gained (positive) or lost (negative), after fees, taxes and interest. */
  readonly gain: Decimal
  /** Money that came in from outside. */
  readonly paidIn: Decimal
  /** Money that went out. */
  readonly paidOut: Decimal
  /** Time-weighted return of the period, not yearly; `-` where it is unknown. */
  readonly timeWeighted: Decimal | null
  /** Money-weighted return of the period (internal rate of return), not yearly, over the days on which money was invested; `-` where there is none. */
  readonly moneyWeighted: Decimal | null
  /** The largest fall of the time-weighted growth from a high to a later low. */
  readonly fall: LargestFall
  /** The valuations, oldest first - the beginning, each recorded day and the end. */
  readonly days: ReadonlyArray<PerformanceDay>
  /** What was paid in and out on each day of UTC on which it was booked, oldest first. `paidin` and `paidout` are the sums. Absent where a server has only those of `days`. */
  readonly flows: ReadonlyArray<FlowDay> | null
  /** What each instrument that was held contributed, largest gain first, largest loss last. */
  readonly positions: ReadonlyArray<PositionGain>
  /** Rewards, less interest and fees that belong to no instrument. */
  readonly other: Decimal
  /** What changes of exchange rates and exchanges did, and rounding; in a single currency less than a cent for each position. */
  readonly rest: Decimal
  /** Income and costs of each month of UTC in the period that has any, oldest first. Each month is whole, also the one in which the period begins, so that it equals its statement. */
  readonly months: ReadonlyArray<IncomeAndCosts>
  /** An index over the same period, in its own currency. */
  readonly index: IndexGrowth | null
  /** The first month of which `/trade/statement` has a statement, of UTC; absent where the server has no statements. */
  readonly statements: string | null
}

/** A wallet over a month; amounts are in its currency. */
export interface StatementWallet {
  /** Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is also called RMB. */
  readonly currency: Currency
  /** Free balance at the beginning. */
  readonly opening: Decimal
  /** Frozen cash at the beginning. */
  readonly openingFrozen: Decimal
  /** Free balance at the end. */
  readonly closing: Decimal
  /** Frozen cash at the end. */
  readonly closingFrozen: Decimal
  /** Fees that were booked in the month, of orders, withdrawals and copy orders. */
  readonly fees: Decimal
  /** Tax that was withheld from dividends. */
  readonly taxes: Decimal
  /** Interest of credit loans. */
  readonly interest: Decimal
  /** Profit (positive) or loss (negative) of positions that were closed in the month; `-` or 0 where none was. */
  readonly realised: Decimal
}

/** What was held of an instrument, with its value in its currency. */
export interface StatementHolding {
  /** Code of the instrument, or of a product of copy trading. */
  readonly code: string
  /** Its name. */
  readonly name: string
  /** Market: `MY` Malaysia, `TW` Taiwan, `CN` A-shares, `US`, `JP` Japan, `IT` Italy, `ES` Spain, `FUND` funds, `FUT` futures, `CRYPTO` digital currency, `FX` forex, `INDEX` indices. */
  readonly market: MarketCode | null
  /** Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is also called RMB. */
  readonly currency: Currency
  /** Quantity held long; `-` where it was not recorded. */
  readonly long: Decimal | null
  /** Quantity sold short; `-` where it was not recorded. */
  readonly short: Decimal | null
  /** The customer's share of its value, as in the record lists. */
  readonly value: Decimal | null
}

/** A customer's month. For each wallet `closing` is `opening` and the `money` of all its movements, and `closingfrozen` likewise with `frozenmoney`. */
export interface Statement {
  /** Year and month, of UTC. */
  readonly month: string
  /** The first month with a statement - that in which the account was opened. */
  readonly first: string
  /** The running month, the last one with a statement. */
  readonly latest: string
  /** Beginning of the month. */
  readonly from: Instant
  /** Its end, not included; of the running month the moment of the answer. */
  readonly to: Instant
  /** Whether the month is over, so that the statement is final. */
  readonly isOver: boolean
  /** Each currency in which there was ever a movement until the end, in alphabetical order. */
  readonly wallets: ReadonlyArray<StatementWallet>
  /** All movements of the month in the order of their booking, those of trading too. */
  readonly movements: ReadonlyArray<Movement>
  /** Time of the valuation of `holdings` - the last one that contains no movement after the end. `-` where nothing was valued. */
  readonly heldAt: Instant | null
  /** What was held at that time, by code. */
  readonly holdings: ReadonlyArray<StatementHolding>
}

/** A customer's money in one currency. Amounts are in that currency. */
export interface Wallet {
  /** Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is also called RMB. */
  readonly currency: Currency
  /** Free to use, in `currency`; the same figure as the balance field of `/user/getUserinfo`. */
  readonly available: Decimal | null
  /** Settled part of `balance`, in `currency`: it may be exchanged now. The proceeds of a sale may be used for trading immediately and settle two trading days later. */
  readonly settled: Decimal | null
  /** Cash frozen for pending withdrawals, orders and subscriptions, in `currency`. */
  readonly frozen: Decimal | null
  /** Free and frozen money together, in `currency`. */
  readonly total: Decimal | null
}
