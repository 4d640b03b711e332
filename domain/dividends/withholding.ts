import type { MarketCode } from '../markets/marketCode.ts'
import { type Decimal, decimal } from '../money/decimal.ts'

/** Tax that is withheld from a dividend before it is paid. */
export interface Withholding {
  /** Per cent of the gross amount. */
  readonly rate: Decimal
  /** The law that the rate is taken from. */
  readonly source: string
}

/** Markets whose companies pay dividends. */
export type DividendMarket = Extract<MarketCode, 'MY' | 'TW' | 'CN' | 'US' | 'JP' | 'IT' | 'ES'>

/**
 * Withholding at source for a private investor abroad, without a treaty's relief: typical statutory rates, to practise
 * with; not tax advice. Source: RULES.md, dividends.
 */
export const WITHHOLDING: Readonly<Record<DividendMarket, Withholding>> = {
  MY: {
    rate: decimal('0'),
    source: 'Income Tax Act 1967, Schedule 6, paragraph 12B: single-tier dividends are exempt',
  },
  TW: { rate: decimal('21'), source: 'Standards of Withholding Rates for Various Incomes, article 3' },
  CN: { rate: decimal('10'), source: 'Caishui [2014] No. 81: 10 % for investors through the connect scheme' },
  US: { rate: decimal('30'), source: 'Internal Revenue Code, sections 871(a) and 1441' },
  JP: {
    rate: decimal('15.315'),
    source: 'Act on Special Measures Concerning Taxation, article 9-3: 15 %, and 2.1 % of it for reconstruction',
  },
  IT: { rate: decimal('26'), source: 'D.P.R. 600/1973, article 27' },
  ES: { rate: decimal('19'), source: 'Real Decreto Legislativo 5/2004, article 25.1.f' },
}

/** Whether instruments of a market can pay dividends at all. */
export const paysDividends = (market: MarketCode): market is DividendMarket => market in WITHHOLDING
