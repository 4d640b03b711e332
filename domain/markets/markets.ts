import { decimal } from '../money/decimal.ts'
import { FEE_SCHEDULES } from './feeSchedules.ts'
import { ladder, type LimitRule } from './allowedPrices.ts'
import type { Market, MarketWithHours } from './market.ts'
import type { HomeMarketCode, MarketCode } from './marketCode.ts'

const noLimit: LimitRule = { kind: 'none' }
const percent = (points: string): LimitRule => ({ kind: 'percent', points: decimal(points) })
const band = (...rows: ReadonlyArray<readonly [from: string, width: string]>): LimitRule => ({
  kind: 'band',
  rows: rows.map(([from, width]) => ({ from: decimal(from), width: decimal(width) })),
})

const cents = ladder(['0', '0.01'])
const euroTicks = ladder(['0', '0.01'], ['50', '0.02'], ['100', '0.05'], ['200', '0.1'])

const market = <C extends Market['calendar']>(
  code: MarketCode,
  rules: Omit<Market, 'code' | 'settlementDays' | 'fees'> & { readonly calendar: C },
) => ({
  code,
  settlementDays: 2,
  fees: FEE_SCHEDULES[code],
  ...rules,
})

type Markets = Readonly<Record<HomeMarketCode, MarketWithHours> & Record<'INDEX', Market>>

/** What holds in each market. Source: RULES.md, markets. */
export const MARKETS: Markets = {
  MY: market('MY', {
    currency: 'MYR',
    calendar: 'MY',
    lot: decimal('100'),
    ticks: ladder(['0', '0.005'], ['1', '0.01'], ['10', '0.02'], ['100', '0.1']),
    limit: percent('30'),
    sale: 'T+0',
    leverage: [1, 2, 5],
    shorting: true,
    tradable: true,
  }),
  TW: market('TW', {
    currency: 'TWD',
    calendar: 'TW',
    lot: decimal('1000'),
    ticks: ladder(['0', '0.01'], ['10', '0.05'], ['50', '0.1'], ['100', '0.5'], ['500', '1'], ['1000', '5']),
    limit: percent('10'),
    sale: 'T+0',
    leverage: [1, 2],
    shorting: true,
    tradable: true,
  }),
  CN: market('CN', {
    currency: 'CNY',
    calendar: 'CN',
    lot: decimal('100'),
    ticks: cents,
    limit: percent('10'),
    sale: 'T+1',
    leverage: [1],
    shorting: false,
    tradable: true,
  }),
  US: market('US', {
    currency: 'USD',
    calendar: 'US',
    lot: decimal('1'),
    ticks: cents,
    limit: noLimit,
    sale: 'T+0',
    leverage: [1, 2, 5, 10],
    shorting: true,
    tradable: true,
  }),
  JP: market('JP', {
    currency: 'JPY',
    calendar: 'JP',
    lot: decimal('100'),
    ticks: ladder(['0', '1'], ['3000', '5'], ['5000', '10'], ['30000', '50'], ['50000', '100']),
    limit: band(
      ['0', '30'],
      ['100', '50'],
      ['200', '80'],
      ['500', '100'],
      ['700', '150'],
      ['1000', '300'],
      ['1500', '400'],
      ['2000', '500'],
      ['3000', '700'],
      ['5000', '1000'],
      ['7000', '1500'],
      ['10000', '3000'],
      ['15000', '4000'],
      ['20000', '5000'],
      ['30000', '7000'],
      ['50000', '10000'],
    ),
    sale: 'T+0',
    leverage: [1, 2, 3],
    shorting: true,
    tradable: true,
  }),
  IT: market('IT', {
    currency: 'EUR',
    calendar: 'IT',
    lot: decimal('1'),
    ticks: euroTicks,
    limit: noLimit,
    sale: 'T+0',
    leverage: [1, 2, 5],
    shorting: true,
    tradable: true,
  }),
  ES: market('ES', {
    currency: 'EUR',
    calendar: 'ES',
    lot: decimal('1'),
    ticks: euroTicks,
    limit: noLimit,
    sale: 'T+0',
    leverage: [1, 2, 5],
    shorting: true,
    tradable: true,
  }),
  FUND: market('FUND', {
    currency: 'EUR',
    calendar: 'FUND',
    lot: decimal('100'),
    ticks: ladder(['0', '0.0001']),
    limit: noLimit,
    sale: 'T+0',
    leverage: [1],
    shorting: false,
    tradable: true,
  }),
  FUT: market('FUT', {
    currency: 'USD',
    calendar: 'FUT',
    lot: decimal('1'),
    ticks: cents,
    limit: percent('10'),
    sale: 'T+0',
    leverage: [1, 5, 10, 20],
    shorting: true,
    tradable: true,
  }),
  CRYPTO: market('CRYPTO', {
    currency: 'USDT',
    calendar: 'CRYPTO',
    lot: decimal('1'),
    ticks: cents,
    limit: noLimit,
    sale: 'T+0',
    leverage: [1, 2, 5, 10],
    shorting: true,
    tradable: true,
  }),
  FX: market('FX', {
    currency: 'USD',
    calendar: 'FX',
    lot: decimal('1000'),
    ticks: ladder(['0', '0.00001']),
    limit: noLimit,
    sale: 'T+0',
    leverage: [1, 10, 20, 30],
    shorting: true,
    tradable: true,
  }),
  INDEX: market('INDEX', {
    currency: 'USD',
    calendar: null,
    lot: decimal('1'),
    ticks: cents,
    limit: noLimit,
    sale: 'T+0',
    leverage: [1],
    shorting: false,
    tradable: false,
  }),
}
