import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { FundsStanding } from '../domain/withdrawals/gates.ts'
import type { Wait } from '../domain/withdrawals/waiting.ts'
import type { Unsettled } from '../domain/transfers/settlement.ts'
import type { AmountLimits } from '../domain/money/limits.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { PasskeyAnswer, PasskeyChallenge } from './device/PasskeyDevice.ts'
import type { WorkingHours } from './Deposits.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'

/**
 * A fee as the broker computes it: `fixed` plus `points` percent of the amount, where the percentage part is limited to
 * between `least` and `most`.
 */
export interface QuotedFee {
  readonly fixed: Decimal
  /** Percentage points: 0.1 is one in a thousand. */
  readonly points: Decimal
  readonly least: Decimal
  readonly most: Decimal
}

/** The conditions of a withdrawal; amounts are in its currency. */
export interface WithdrawalPreview {
  readonly currency: Currency
  /** Null where the server has no figure. */
  readonly available: Decimal | null
  /** The amounts that become withdrawable later, soonest first. */
  readonly settling: ReadonlyArray<Unsettled>
  readonly limits: AmountLimits
  readonly feeRule: QuotedFee
  /** The amount for which the fee and the arrival below were computed. */
  readonly amount: Decimal
  readonly fee: Decimal
  readonly arrival: Decimal
  readonly hours: WorkingHours
  /** The latest time of payment, if requested now. */
  readonly dueAt: Instant
  readonly standing: FundsStanding
  /** What a withdrawal to the chosen payee waits for; null where it does not wait. */
  readonly wait: Wait | null
}

export type WithdrawalState = 'under-review' | 'paid' | 'rejected' | 'cancelled'

export interface Withdrawal {
  /** Null where an older server sends none: then it can be viewed but not cancelled. */
  readonly id: string | null
  readonly currency: Currency
  /** Fee included. */
  readonly amount: Decimal | null
  readonly fee: Decimal | null
  readonly arrival: Decimal | null
  readonly state: WithdrawalState
  /** Bank or network, and masked number, of the payee. */
  readonly card: string | null
  readonly reason: string | null
  readonly remark: string | null
  readonly requestedAt: Instant | null
  readonly dueAt: Instant | null
  readonly endedAt: Instant | null
}

export interface NewWithdrawal {
  readonly currency: Currency
  readonly amount: Decimal
  readonly cardId: string
  readonly fundPassword: string
}

/** What is to be paid, and to whom. */
export type WithdrawalOrder = Omit<NewWithdrawal, 'fundPassword'>

export interface PreviewRequest {
  readonly currency: Currency
  readonly cardId?: string | undefined
  readonly amount?: Decimal | undefined
}

/** Withdrawals. Source: RULES.md, funds. */
export class Withdrawals extends Context.Service<
  Withdrawals,
  {
    readonly preview: (request: PreviewRequest) => Effect.Effect<WithdrawalPreview, Failure>
    readonly submit: (withdrawal: NewWithdrawal, requestId: string) => Effect.Effect<Withdrawal, Failure>
    /** What a passkey signs to confirm this withdrawal. */
    readonly challenge: (order: WithdrawalOrder) => Effect.Effect<PasskeyChallenge, Failure>
    /** The same as `submit`, confirmed by a passkey in the place of the fund password. */
    readonly submitByPasskey: (
      order: WithdrawalOrder,
      answer: PasskeyAnswer,
      requestId: string,
    ) => Effect.Effect<Withdrawal, Failure>
    /** Cancels one that is under review and releases its whole amount. */
    readonly cancel: (id: string, requestId: string) => Effect.Effect<void, Failure>
    /** The withdrawal accepted under a request's id; null where there is none. */
    readonly find: (currency: Currency, requestId: string) => Effect.Effect<Withdrawal | null, Failure>
    readonly list: (currency: Currency, page: PageRequest) => Effect.Effect<Page<Withdrawal>, Failure>
  }
>()('ports/Withdrawals') {}
