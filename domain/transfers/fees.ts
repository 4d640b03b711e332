import { clamp, min, multiply, sum } from 'effect/BigDecimal'
import { type Decimal, decimal, zero } from '../money/decimal.ts'
import { type Currency, roundToMinor } from '../money/money.ts'
import { type RateTable, worthIn } from '../exchange/rates.ts'

/** Where a withdrawal goes: a bank account or card, or a wallet by network. */
export type PayoutMethod = 'bank' | 'TRC20' | 'ERC20' | 'BTC'

/** A fee as data: `fixed` plus a share of the amount, the share limited to between `least` and `most`. */
export interface FeeRule {
  readonly currency: Currency
  readonly fixed: Decimal
  /** Percentage points of the amount: 0.1 is one in a thousand. */
  readonly points: Decimal
  readonly least: Decimal
  readonly most: Decimal
}

const flat = (currency: Currency, amount: string): FeeRule => ({
  currency,
  fixed: decimal(amount),
  points: zero,
  least: zero,
  most: zero,
})

/** What a withdrawal costs, by where it goes. Source: RULES.md, funds. */
export const WITHDRAWAL_FEES: Readonly<Record<PayoutMethod, FeeRule>> = {
  bank: {
    currency: 'MYR',
    fixed: zero,
    points: decimal('0.1'),
    least: decimal('1'),
    most: decimal('50'),
  },
  TRC20: flat('USDT', '1'),
  ERC20: flat('USDT', '5'),
  BTC: flat('USDT', '10'),
}

const PERCENT = decimal('0.01')

/** The fee on an amount, in the amount's currency, half-even to its decimals. A fee never exceeds the amount. */
export const feeOf = (rule: FeeRule, amount: Decimal, currency: Currency, rates: RateTable): Decimal => {
  const inCurrency = (part: Decimal) => worthIn(rates, part, rule.currency, currency)
  const share = clamp(multiply(multiply(amount, rule.points), PERCENT), {
    minimum: inCurrency(rule.least),
    maximum: inCurrency(rule.most),
  })
  return min(roundToMinor(sum(inCurrency(rule.fixed), share), currency), amount)
}
