import { decimal } from '../../../../domain/money/decimal.ts'
import type { Detail } from '../../../../ports/Quotes.ts'
import { NOW } from '../../../testing/now.ts'

export const ZONE = 'Asia/Kuala_Lumpur'

/** The share of tests that need any share. */
export const LISTING = {
  code: 'MY0101',
  name: 'Harimau Foods',
  chineseName: '',
  market: 'MY',
  currency: 'MYR',
} as const

/** The same as in orders and offers: with the zone of its times and the decimals of its price. */
export const TRADED = { ...LISTING, zone: ZONE, decimals: 3 } as const

/** Figures of a day and a year, all unknown. */
export const UNKNOWN: Pick<Detail, 'day' | 'statistics'> = {
  day: { open: null, high: null, low: null, average: null },
  statistics: {
    turnoverRate: null,
    averageVolume: null,
    yearHigh: null,
    yearLow: null,
    marketValue: null,
    floatValue: null,
    shares: null,
    priceEarnings: null,
    earningsPerShare: null,
    dividendYield: null,
  },
}

/** Lots of 100, one tick for all prices, no limits, no margin, no fees. */
export const RULES: Detail['rules'] = {
  tradable: true,
  lot: decimal('100'),
  maxQuantity: null,
  ticks: [{ from: decimal('0'), tick: decimal('0.01') }],
  upperLimit: null,
  lowerLimit: null,
  leverages: [1],
  shorting: false,
  stopOutPercent: null,
  sale: 'T+0',
  saleWait: 15,
  settlementDays: 2,
  zone: ZONE,
  day: 20_468,
  sessions: [{ opens: NOW - 3_600_000, closes: NOW + 9_000_000 }],
  changesAt: NOW + 9_000_000,
  fees: [],
}
