import { Context, type Effect } from 'effect'
import type { Network } from '../domain/payees/wallet.ts'
import type { DayNumber } from '../domain/calendar/day.ts'
import type { Instant } from '../domain/calendar/zone.ts'
import type { AmountLimits } from '../domain/money/limits.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { ArticleLanguage } from './Articles.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'
import type { AccountType, PayMethod } from '../domain/contract/enumerations.ts'

export type { AccountType, PayMethod } from '../domain/contract/enumerations.ts'

/** The service hours of deposits or withdrawals, and whether the service is open at the instant of the answer. */
export interface WorkingHours {
  /** IANA zone of `days`, `open` and `close`. */
  readonly zone: string
  /** 0 is Sunday. */
  readonly days: ReadonlyArray<number>
  /** "08:30"; inclusive. */
  readonly open: string
  /** "17:00"; exclusive. */
  readonly close: string
  readonly isOpen: boolean
  readonly nextOpen: Instant
}

/** An account of the broker to pay into; null fields do not exist for its kind. */
export interface PayInAccount {
  readonly id: string
  readonly holder: string | null
  readonly bank: string | null
  readonly number: string | null
  readonly swift: string | null
  readonly bankAddress: string | null
  readonly payeeAddress: string | null
  readonly accountType: AccountType | null
  readonly network: Network | null
  readonly walletAddress: string | null
  /** The reference by which the customer's transfer is recognised. */
  readonly reference: string | null
  /** A merchant code of EMVCo that pays this account, without an amount. Source: RULES.md, payment codes. */
  readonly paymentCode: string | null
}

/** A deposit channel in one currency. */
export interface DepositChannel {
  readonly id: string
  readonly method: PayMethod
  readonly name: string
  readonly currency: Currency
  readonly isOpen: boolean
  readonly limits: AmountLimits
  readonly hours: WorkingHours
  /** Hours of working days within which a deposit is credited after its processing began. */
  readonly arriveHours: number
  readonly note: string | null
  readonly accounts: ReadonlyArray<PayInAccount>
}

export type DepositState = 'under-review' | 'approved' | 'rejected'

export interface Deposit {
  readonly id: string
  readonly method: PayMethod
  readonly currency: Currency
  readonly amount: Decimal
  /** A day in the zone of the channel's hours. */
  readonly transferDay: DayNumber
  readonly proofUrl: string | null
  readonly state: DepositState
  /** Why it was rejected, a code of the contract. */
  readonly reason: string | null
  readonly remark: string | null
  readonly requestedAt: Instant
  readonly dueAt: Instant
  readonly reviewedAt: Instant | null
}

export interface NewDeposit {
  readonly channelId: string
  readonly currency: Currency
  readonly amount: Decimal
  readonly transferDay: DayNumber
  readonly accountType: AccountType | null
  /** Id of the uploaded proof. */
  readonly proof: string
}

/** Deposits. Source: RULES.md, funds. */
export class Deposits extends Context.Service<
  Deposits,
  {
    /** Deposit channels, open ones first; `language` is the locale code of names and notes. */
    readonly channels: (language: ArticleLanguage) => Effect.Effect<ReadonlyArray<DepositChannel>, Failure>
    readonly submit: (deposit: NewDeposit, requestId: string) => Effect.Effect<Deposit, Failure>
    readonly list: (page: PageRequest) => Effect.Effect<Page<Deposit>, Failure>
  }
>()('ports/Deposits') {}
