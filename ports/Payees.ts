import { Context, type Effect } from 'effect'
import type { Network } from '../domain/payees/wallet.ts'
import type { Instant } from '../domain/calendar/zone.ts'
import type { Currency } from '../domain/money/money.ts'
import type { AccountType } from './Deposits.ts'
import type { Failure } from './failure.ts'

/** A bound bank account, card or wallet. The number is masked by the server. */
export interface BoundPayee {
  readonly id: string
  readonly kind: 'iban' | 'card' | 'wallet'
  readonly holder: string | null
  readonly number: string
  readonly bank: string | null
  readonly swift: string | null
  readonly bankAddress: string | null
  readonly payeeAddress: string | null
  readonly accountType: AccountType | null
  readonly network: Network | null
  /** A withdrawal to it is under review, so it cannot be unbound. */
  readonly inUse: boolean
  readonly boundAt: Instant
  /** From when on withdrawals to it are accepted, where its waiting time is not over; null where it is. */
  readonly paidFrom: Instant | null
}

/** The payee to bind; optional texts are absent where nothing was typed. */
export type NewPayee =
  | {
      readonly method: 'bank'
      readonly holder: string
      readonly number: string
      readonly bank: string
      readonly swift?: string | undefined
      readonly bankAddress?: string | undefined
      readonly payeeAddress?: string | undefined
      readonly accountType?: AccountType | undefined
    }
  | { readonly method: 'wallet'; readonly network: Network; readonly address: string }

/** The accounts to which a customer's money may be paid. Source: RULES.md, banking. */
export class Payees extends Context.Service<
  Payees,
  {
    /** The latest first; only those that can receive `currency` where one is given. */
    readonly list: (currency?: Currency) => Effect.Effect<ReadonlyArray<BoundPayee>, Failure>
    /** Proved by the fund password. */
    readonly bind: (payee: NewPayee, fundPassword: string, requestId: string) => Effect.Effect<BoundPayee, Failure>
    readonly unbind: (id: string, requestId: string) => Effect.Effect<void, Failure>
  }
>()('ports/Payees') {}
