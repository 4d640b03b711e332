import { Context, type Effect } from 'effect'
import type { DayNumber } from '../domain/calendar/day.ts'
import type { AccountType } from '../domain/contract/enumerations.ts'
import type { AmountLimits } from '../domain/money/limits.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { ArticleLanguage } from './Articles.ts'
import type { Failure } from './failure.ts'
import type { Deposit as DepositRow, DepositChannel as ChannelRow } from './generated/deposits.ts'
import type { Page, PageRequest } from './page.ts'

export type { AccountType, DepositState, PayMethod } from '../domain/contract/enumerations.ts'
export type { DepositAccount as PayInAccount } from './generated/deposits.ts'
export type { ServiceHours as WorkingHours } from './generated/wire.ts'

/** A deposit channel in one currency. */
export interface DepositChannel extends Omit<ChannelRow, 'min' | 'max'> {
  readonly limits: AmountLimits
}

export type Deposit = Omit<DepositRow, 'channelId'>

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
