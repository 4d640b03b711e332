import { decimal } from '../money/decimal.ts'
import type { RateTable } from './rates.ts'

/** Worths in US dollars that a simulated market starts from; no claim about real ones. Source: RULES.md, exchange. */
export const REFERENCE_RATES: RateTable = {
  EUR: decimal('1.085'),
  USD: decimal('1'),
  USDT: decimal('0.9995'),
  MYR: decimal('0.2355'),
  CNY: decimal('0.1391'),
  TWD: decimal('0.0312'),
  JPY: decimal('0.00672'),
  HKD: decimal('0.1282'),
  THB: decimal('0.0285'),
  VND: decimal('0.0000393'),
  KRW: decimal('0.000731'),
}
