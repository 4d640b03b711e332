import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { Quote } from '../domain/exchange/exchange.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'

/** The current rate, for display. */
export interface ExchangeRate {
  readonly from: Currency
  readonly to: Currency
  /** Units of `to` for one of `from`. */
  readonly rate: Decimal
  /** The smallest amount to pay, in `from`. */
  readonly least: Decimal
  readonly madeAt: Instant
}

/** A rate held for this customer, for one exchange. */
export interface HeldQuote extends Quote {
  readonly id: string
}

export interface ExchangeRecord {
  readonly id: string
  readonly from: Currency
  readonly to: Currency
  readonly paid: Decimal
  readonly received: Decimal
  readonly rate: Decimal
  readonly madeAt: Instant
}

export interface NewExchange {
  readonly quoteId: string
  /** In the currency that the customer pays. */
  readonly amount: Decimal
}

/** The money of one wallet for an exchange; null where the server has no figure. */
export interface ExchangeWallet {
  readonly currency: Currency
  /** Available for trading. */
  readonly available: Decimal | null
  /** The settled part, which may be exchanged. */
  readonly settled: Decimal | null
}

/** Exchange between the customer's wallets. Source: RULES.md, exchange. */
export class Exchange extends Context.Service<
  Exchange,
  {
    readonly wallets: () => Effect.Effect<ReadonlyArray<ExchangeWallet>, Failure>
    /** The rate of a pair; null where the server offers none. */
    readonly rate: (from: Currency, to: Currency) => Effect.Effect<ExchangeRate | null, Failure>
    readonly quote: (from: Currency, to: Currency) => Effect.Effect<HeldQuote, Failure>
    readonly submit: (exchange: NewExchange, requestId: string) => Effect.Effect<ExchangeRecord, Failure>
    readonly list: (page: PageRequest) => Effect.Effect<Page<ExchangeRecord>, Failure>
  }
>()('ports/Exchange') {}
