import { Context, type Effect } from 'effect'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'
import type { ExchangePair as ExchangeRate, ExchangeQuote as HeldQuote, ExchangeRecord } from './generated/exchange.ts'
import type { Wallet } from './generated/wealth.ts'

export type { ExchangeQuote as HeldQuote, ExchangePair as ExchangeRate, ExchangeRecord } from './generated/exchange.ts'

/** The money of one wallet for an exchange; null where the server has no figure. */
export type ExchangeWallet = Pick<Wallet, 'currency' | 'available' | 'settled'>

export interface NewExchange {
  readonly quoteId: string
  /** In the currency that the customer pays. */
  readonly amount: Decimal
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
