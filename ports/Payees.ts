import { Context, type Effect } from 'effect'
import type { Network } from '../domain/payees/wallet.ts'
import type { Currency } from '../domain/money/money.ts'
import type { AccountType } from './Deposits.ts'
import type { Failure } from './failure.ts'
import type { BankCard } from './generated/payees.ts'

/** A bound bank account, card or wallet. The number is masked by the server. */
export type BoundPayee = Omit<BankCard, 'method'>

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
