import { Context, type Effect } from 'effect'
import type { WithdrawalState } from '../domain/contract/enumerations.ts'
import type { FundsStanding } from '../domain/withdrawals/gates.ts'
import type { Wait } from '../domain/withdrawals/waiting.ts'
import type { AmountLimits } from '../domain/money/limits.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { PasskeyAnswer, PasskeyChallenge } from './device/PasskeyDevice.ts'
import type { Failure } from './failure.ts'
import type { Withdrawal as Row, WithdrawalPreview as PreviewRow } from './generated/withdrawals.ts'
import type { Page, PageRequest } from './page.ts'

/**
 * A fee as the broker computes it: `fixed` plus `points` percent of the amount, where the percentage part is limited to
 * between `least` and `most`.
 */
export type QuotedFee = Pick<PreviewRow, 'fixed' | 'points' | 'least' | 'most'>

/** The conditions of a withdrawal; amounts are in its currency. */
export interface WithdrawalPreview extends Pick<
  PreviewRow,
  'currency' | 'available' | 'settling' | 'amount' | 'fee' | 'arrival' | 'hours' | 'dueAt'
> {
  readonly limits: AmountLimits
  readonly feeRule: QuotedFee
  readonly standing: FundsStanding
  /** What a withdrawal to the chosen payee waits for; null where it does not wait. */
  readonly wait: Wait | null
}

export type { WithdrawalState } from '../domain/contract/enumerations.ts'

/** A withdrawal. The id is null where an older server sends none: then it can be viewed but not cancelled. */
export interface Withdrawal extends Omit<Row, 'currency' | 'status' | 'cardId' | 'requestId' | 'next'> {
  readonly currency: Currency
  readonly state: WithdrawalState
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
