import { Context, type Effect } from 'effect'
import type { HoldingRecord, RealisedRecord, TiedRecord } from '../domain/wealth/wealth.ts'
import type { Instant } from '../domain/calendar/zone.ts'
import type { Failure } from './failure.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'

/** The record lists from which the wealth figures are computed. `type` is the value of the account centre's tab. */
export class AccountRecords extends Context.Service<
  AccountRecords,
  {
    readonly newShares: (type: string) => Effect.Effect<readonly TiedRecord[], Failure>
    readonly withdrawals: (type: string) => Effect.Effect<readonly TiedRecord[], Failure>
    readonly products: (type: string) => Effect.Effect<readonly TiedRecord[], Failure>
    readonly stockCredits: (type: string) => Effect.Effect<readonly TiedRecord[], Failure>
    readonly holdings: (type: string) => Effect.Effect<readonly HoldingRecord[], Failure>
    readonly rebates: (type: string) => Effect.Effect<readonly TiedRecord[], Failure>
    readonly realised: (type: string) => Effect.Effect<readonly RealisedRecord[], Failure>
  }
>()('ports/AccountRecords') {}

/** Money in one currency; null where the server has no figure. */
export interface CurrencyFunds {
  readonly currency: Currency
  /** The amount that can be spent now. */
  readonly available: Decimal | null
  /** Held for waiting orders. */
  readonly held: Decimal | null
  /** The customer's own money bound by positions; a long without leverage binds its cost. */
  readonly margin: Decimal | null
  /** Frozen otherwise: withdrawals under review, subscriptions, products. */
  readonly frozen: Decimal | null
  readonly marketValue: Decimal | null
  /** Available, held, margin, frozen and floating profit together. */
  readonly totalAssets: Decimal | null
  readonly floatingProfit: Decimal | null
  readonly realisedProfit: Decimal | null
  /** Money that new orders can use now. */
  readonly buyingPower: Decimal | null
}

/** What everything was worth at an instant. */
export interface WorthPoint {
  readonly at: Instant
  readonly total: Decimal
}

/** What one unit of a currency is worth, now and 24 hours before. */
export interface WorthRate {
  readonly currency: Currency
  readonly rate: Decimal
  readonly before: Decimal
}

/** What everything is worth in one currency, now and on earlier days. */
export interface Worth extends WorthPoint {
  readonly currency: Currency
  /** One point a day, oldest first; empty for a new account. */
  readonly days: ReadonlyArray<WorthPoint>
  /** Of the other currencies, in the currency of the total; empty where the server does not state them. */
  readonly rates: ReadonlyArray<WorthRate>
}

/** The customer's money, currency by currency, in display order. */
export class Funds extends Context.Service<
  Funds,
  {
    readonly list: () => Effect.Effect<ReadonlyArray<CurrencyFunds>, Failure>
    /** All currencies together. A server may lack it: then it fails as unavailable. */
    readonly worth: () => Effect.Effect<Worth, Failure>
  }
>()('ports/Funds') {}
