import { Context, type Effect } from 'effect'
import type { BigDecimal } from 'effect/BigDecimal'
import type { Failure } from './failure.ts'

/** The customer as the account centre shows them. */
export interface CustomerProfile {
  readonly id: string
  readonly account: string
  /** Balance by lower-case stock type (eur, usd, usdt); null where the server has none. */
  readonly balances: Readonly<Record<string, BigDecimal | null>>
}

/** The signed-in customer and the record lists that their wealth is computed from. */
export class CustomerAccount extends Context.Service<
  CustomerAccount,
  {
    readonly profile: () => Effect.Effect<CustomerProfile, Failure>
    readonly unreadMessages: () => Effect.Effect<number, Failure>
  }
>()('ports/CustomerAccount') {}
