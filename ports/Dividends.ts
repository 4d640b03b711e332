import { Context, type Effect } from 'effect'
import type { DayNumber } from '../domain/calendar/day.ts'
import type { Instant } from '../domain/calendar/zone.ts'
import type { DividendAmounts } from '../domain/dividends/payment.ts'
import type { MarketCode } from '../domain/markets/marketCode.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { Direction } from '../domain/orders/order.ts'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'

/** A dividend of the customer; the amount that a short position pays is negative. */
export interface Dividend extends DividendAmounts {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly chineseName: string
  readonly market: MarketCode
  /** IANA zone of its days. */
  readonly zone: string
  readonly currency: Currency
  readonly direction: Direction
  /** `announced` counts the shares held now, `fixed` the shares held at the close before the ex-date. */
  readonly state: 'announced' | 'fixed' | 'paid'
  readonly exDay: DayNumber
  readonly payDay: DayNumber
  readonly perShare: Decimal
  readonly quantity: Decimal
  readonly paidAt: Instant | null
}

/** Dividends of the customer's holdings. Source: RULES.md, dividends. */
export class Dividends extends Context.Service<
  Dividends,
  {
    /** By ex-date, the next first. */
    readonly upcoming: () => Effect.Effect<ReadonlyArray<Dividend>, Failure>
    /** Newest first. */
    readonly paid: (page: PageRequest) => Effect.Effect<Page<Dividend>, Failure>
  }
>()('ports/Dividends') {}
