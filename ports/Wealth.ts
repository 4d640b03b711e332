import { Context, type Effect } from 'effect'
import type { HoldingRecord, RealisedRecord, TiedRecord } from '../domain/wealth/wealth.ts'
import type { Failure } from './failure.ts'

/** The record lists that the wealth figures are computed from. `type` is what the account centre's tab sends. */
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
