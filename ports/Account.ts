import { Context, type Effect } from 'effect'
import type { BigDecimal } from 'effect/BigDecimal'
import type { Instant } from '../domain/calendar/zone.ts'
import type { Failure } from './failure.ts'
import type { CodeSetup, OpenSession, Recovery } from './generated/account.ts'
import type { Registration, PasswordChange } from '../domain/account/credentials.ts'
import type { RecoveryProof } from '../domain/account/recovery.ts'
import type { Session } from '../domain/account/session.ts'

export type { CodeSetup as LoginCodeSetup, OpenSession } from './generated/account.ts'

/** The customer's data in the account centre. */
export interface CustomerProfile {
  readonly id: string
  readonly account: string
  /** Balance by lower-case stock type (eur, usd, usdt); null where the server has none. */
  readonly balances: Readonly<Record<string, BigDecimal | null>>
}

/** The signed-in customer and the record lists from which their wealth is computed. */
export class CustomerAccount extends Context.Service<
  CustomerAccount,
  {
    readonly profile: () => Effect.Effect<CustomerProfile, Failure>
    readonly unreadMessages: () => Effect.Effect<number, Failure>
  }
>()('ports/CustomerAccount') {}

/** The customer's picture. Its bytes are read with `Uploads.picture`. */
export class Avatar extends Context.Service<
  Avatar,
  {
    /** Its `url`; null where there is none. */
    readonly current: () => Effect.Effect<string | null, Failure>
    /** Replaces the avatar by an image uploaded for `avatar`; returns its `url`. */
    readonly change: (imageId: string, requestId: string) => Effect.Effect<string | null, Failure>
  }
>()('ports/Avatar') {}

/** Creating an account, signing in and out. */
export class BrokerSession extends Context.Service<
  BrokerSession,
  {
    /** `requestId` is the id of this intent, made by the client; the same id gets the first answer again. */
    readonly register: (form: Registration, requestId: string) => Effect.Effect<void, Failure>
    /** `code` where the server has refused with `code-required`. */
    readonly login: (account: string, password: string, code?: string) => Effect.Effect<Session, Failure>
    readonly logout: () => Effect.Effect<void, Failure>
  }
>()('ports/BrokerSession') {}

/** Sets the first fund password, without an old one. */
interface FirstFundPassword {
  readonly next: string
  readonly confirmation: string
}

/** What somebody without a session shows. */
export interface LoginProof {
  readonly account: string
  readonly password: string
}

/** Whether the log-in asks for a one-time code. */
export interface LoginCodeState {
  /** Since when it does; null where it does not. */
  readonly onSince: Instant | null
  readonly recoveryLeft: number
  /** When codes end because somebody who knows the password asked for it; null where nobody did. */
  readonly endsAt: Instant | null
}

/** A request to log in without one-time codes. */
export type LoginRecovery = Pick<Recovery, 'stage' | 'endsAt'>

/**
 * Passwords of the customer, the sessions of the account, and one-time codes at the log-in with the way out for who has lost them. The same `requestId` gets the
 * first answer again. Source: RULES.md, account, identity, security.
 */
export class Security extends Context.Service<
  Security,
  {
    /** Ends every other session of the account. */
    readonly changeLoginPassword: (change: PasswordChange, requestId: string) => Effect.Effect<void, Failure>
    readonly hasFundPassword: () => Effect.Effect<boolean, Failure>
    readonly setFundPassword: (first: FirstFundPassword, requestId: string) => Effect.Effect<void, Failure>
    readonly changeFundPassword: (change: PasswordChange, requestId: string) => Effect.Effect<void, Failure>
    /** Where the customer is logged in: the session of this app first, then the one that was used last. */
    readonly sessions: () => Effect.Effect<ReadonlyArray<OpenSession>, Failure>
    /** Ends another session, or all others where none is named. Returns the ids of those that are left. */
    readonly endSession: (id: string | null, requestId: string) => Effect.Effect<ReadonlyArray<string>, Failure>
    readonly codeState: () => Effect.Effect<LoginCodeState, Failure>
    readonly setUpCodes: (password: string) => Effect.Effect<CodeSetup, Failure>
    readonly turnCodesOn: (code: string, requestId: string) => Effect.Effect<LoginCodeState, Failure>
    /** For a customer who has neither the app nor a recovery code, and so no session: account and password prove who asks. */
    readonly recoveryState: (login: LoginProof) => Effect.Effect<LoginRecovery, Failure>
    readonly recover: (
      login: LoginProof,
      proof: RecoveryProof,
      requestId: string,
    ) => Effect.Effect<LoginRecovery, Failure>
    readonly turnCodesOff: (password: string, code: string, requestId: string) => Effect.Effect<LoginCodeState, Failure>
  }
>()('ports/Security') {}

/** Whether the server refuses the customer's calls because the account is frozen. */
export class AccountFreeze extends Context.Service<
  AccountFreeze,
  {
    /** Calls back now and after every change, until the returned function is called. */
    readonly watch: (tell: (frozen: boolean) => void) => () => void
  }
>()('ports/AccountFreeze') {}
