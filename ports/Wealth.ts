import { Context, type Effect } from 'effect'
import type { HoldingRecord, RealisedRecord, TiedRecord } from '../domain/wealth/wealth.ts'
import type { Failure } from './failure.ts'
import type { WalletFunds, Worth as Row, WorthRate } from './generated/wealth.ts'

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

export type { WalletFunds as CurrencyFunds, WorthPoint, WorthRate } from './generated/wealth.ts'

/** What everything is worth in one currency, now and on earlier days. */
export interface Worth extends Omit<Row, 'rates'> {
  /** Of the other currencies, in the currency of the total; empty where the server does not state them. */
  readonly rates: ReadonlyArray<WorthRate>
}

/** The customer's money, currency by currency, in display order. */
export class Funds extends Context.Service<
  Funds,
  {
    readonly list: () => Effect.Effect<ReadonlyArray<WalletFunds>, Failure>
    /** All currencies together. A server may lack it: then it fails as unavailable. */
    readonly worth: () => Effect.Effect<Worth, Failure>
  }
>()('ports/Funds') {}
