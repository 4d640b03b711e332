import { type Decimal, fitsScale, roundTo, type Rounding } from './decimal.ts'
import { CURRENCIES, type Currency } from '../contract/enumerations.ts'

/** The currencies of the product, in its order. Source: RULES.md, money. */
export { CURRENCIES, type Currency } from '../contract/enumerations.ts'

/**
 * The decimals that the ledger stores in each currency: those of the currency itself. A display shows two decimals for
 * all of them. Source: RULES.md, money.
 */
export const MINOR_UNITS = {
  EUR: 2,
  USD: 2,
  USDT: 2,
  MYR: 2,
  CNY: 2,
  TWD: 2,
  JPY: 0,
  HKD: 2,
  THB: 2,
  VND: 0,
  KRW: 0,
} as const satisfies Record<Currency, number>

/** Reads a currency code in any case; RMB is the everyday name of CNY. `undefined` for every other text. */
export const parseCurrency = (text: string): Currency | undefined => {
  const code = text.toUpperCase()
  return CURRENCIES.find((known) => known === (code === 'RMB' ? 'CNY' : code))
}

/** An amount and the currency it is in. */
export interface Money {
  readonly amount: Decimal
  readonly currency: Currency
}

/** An amount in a currency. */
export const money = (amount: Decimal, currency: Currency): Money => ({ amount, currency })

/** The amount with exactly the decimals the ledger keeps in its currency. */
export const roundToMinor = (amount: Decimal, currency: Currency, mode: Rounding = 'half-even'): Decimal =>
  roundTo(amount, MINOR_UNITS[currency], mode)

/** True where the ledger can hold the amount without rounding. */
export const fitsMinor = (amount: Decimal, currency: Currency): boolean => fitsScale(amount, MINOR_UNITS[currency])
