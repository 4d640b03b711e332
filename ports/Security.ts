import { Context, type Effect } from 'effect'
import type { PasswordChange } from '../domain/account/credentials.ts'
import type { Failure } from './failure.ts'

/** A first fund password: there is no old one. */
export interface FirstFundPassword {
  readonly next: string
  readonly confirmation: string
}

/** Passwords of the customer. The same `requestId` gets the first answer again. Source: RULES.md, account, identity. */
export class Security extends Context.Service<
  Security,
  {
    /** Ends every other session of the account. */
    readonly changeLoginPassword: (change: PasswordChange, requestId: string) => Effect.Effect<void, Failure>
    readonly hasFundPassword: () => Effect.Effect<boolean, Failure>
    readonly setFundPassword: (first: FirstFundPassword, requestId: string) => Effect.Effect<void, Failure>
    readonly changeFundPassword: (change: PasswordChange, requestId: string) => Effect.Effect<void, Failure>
  }
>()('ports/Security') {}
