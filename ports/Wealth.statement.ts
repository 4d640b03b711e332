import type { Month } from '../domain/calendar/month.ts'
import type { Instant } from '../domain/calendar/zone.ts'
import type { MarketCode } from '../domain/markets/marketCode.ts'
import type { Decimal } from '../domain/money/decimal.ts'
import type { Currency } from '../domain/money/money.ts'
import type { WalletMovement } from './Records.ts'

/** A wallet over a month; amounts are in its currency. */
export interface StatementWallet {
  readonly currency: Currency
  readonly opening: Decimal
  readonly openingFrozen: Decimal
  readonly closing: Decimal
  readonly closingFrozen: Decimal
  readonly fees: Decimal
  readonly taxes: Decimal
  readonly interest: Decimal
  readonly realised: Decimal
}

/** What was held of an instrument; quantities are null where they were not recorded. */
export interface StatementHolding {
  readonly code: string
  readonly name: string
  readonly market: MarketCode | null
  readonly currency: Currency
  readonly long: Decimal | null
  readonly short: Decimal | null
  /** In its currency; null where it is unknown. */
  readonly value: Decimal | null
}

/** A customer's month of UTC. Source: RULES.md, statements. */
export interface Statement {
  readonly month: Month
  /** The first and the last month with a statement. */
  readonly first: Month
  readonly latest: Month
  readonly from: Instant
  /** Not included; of the running month the moment of the answer. */
  readonly to: Instant
  readonly isOver: boolean
  readonly wallets: ReadonlyArray<StatementWallet>
  /** In the order of their booking. */
  readonly movements: ReadonlyArray<WalletMovement>
  readonly heldAt: Instant | null
  readonly holdings: ReadonlyArray<StatementHolding>
}
