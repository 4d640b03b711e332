import { make } from 'effect/BigDecimal'
import type { Decimal } from './decimal.ts'
import { formatPrice } from './format.ts'
import { type Currency, MINOR_UNITS, parseCurrency } from './money.ts'

/**
 * An amount as a form writes it into a field, with the decimals of its currency: "1.500,00" dollars, "1.500" yen.
 * Source: RULES.md, money.
 */
export const formatFieldAmount = (amount: Decimal, currency: Currency): string =>
  formatPrice(amount, make(1n, MINOR_UNITS[currency]))

/** What people write beside an amount of a currency, other than its code. */
const SIGNS: Readonly<Record<Currency, ReadonlyArray<string>>> = {
  EUR: ['€'],
  USD: ['US$', '$'],
  USDT: ['₮'],
  MYR: ['RM'],
  CNY: ['RMB', 'CN¥', '¥', '￥', '元'],
  TWD: ['NT$', '元'],
  JPY: ['¥', '￥', '円'],
  HKD: ['HK$'],
  THB: ['฿'],
  VND: ['₫'],
  KRW: ['₩', '원'],
}

/**
 * A typed or pasted amount without the code or the sign of its own currency: "1 000,50" of "1 000,50 €" in a field of euros. That of
 * another currency stays, so that 50 dollars are not read as 50 euros. Source: RULES.md, money.
 */
export const withoutCurrency = (text: string, currency: string): string => {
  const known = parseCurrency(currency)
  const trimmed = text.trim()
  const upper = trimmed.toUpperCase()
  const sign = [currency, ...(known ? SIGNS[known] : [])].find((one) => upper.endsWith(one) || upper.startsWith(one))
  if (sign === undefined) return text
  return (upper.endsWith(sign) ? trimmed.slice(0, -sign.length) : trimmed.slice(sign.length)).trim()
}
