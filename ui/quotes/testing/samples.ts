import { decimal } from '../../../domain/money/decimal.ts'
import type { Detail } from '../../../ports/InstrumentDetail.ts'
import type { QuotedInstrument } from '../../../ports/quote.ts'
import type { FakePorts } from '../../testing/fakeApp.ts'

/** 15 January 2026, 10:00 in Malaysia. */
export const NOW = 1_768_442_400_000

/** An instrument whose close before was 1.00. */
export const quoted = (
  code: string,
  price: string | null = '1.00',
  more: Partial<QuotedInstrument> = {},
): QuotedInstrument => ({
  code,
  name: `${code} Berhad`,
  chineseName: '',
  market: 'MY',
  currency: 'MYR',
  price: price === null ? null : decimal(price),
  previousClose: decimal('1.00'),
  volume: decimal('100'),
  turnover: decimal('150'),
  state: 'open',
  atLimit: null,
  time: NOW,
  decimals: 2,
  trend: [],
  ...more,
})

export const detailOf = (code: string): Detail => {
  const { name, chineseName, market, currency, decimals, trend: _, ...quote } = quoted(code, '1.50')
  return {
    code,
    name,
    chineseName,
    market,
    currency,
    decimals,
    quote,
    book: { bids: [], asks: [], time: null },
    day: { open: null, high: null, low: null, average: null },
    watched: false,
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
    rules: {
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
      zone: 'Asia/Kuala_Lumpur',
      day: 20_468,
      sessions: [{ opens: NOW - 3_600_000, closes: NOW + 9_000_000 }],
      changesAt: NOW + 9_000_000,
      fees: [],
    },
  }
}

/** A device on which somebody looks and which is connected, and a clock with ids 1, 2, 3. */
export const device = (): Required<Pick<FakePorts, 'platform' | 'clock'>> => {
  let ids = 0
  return {
    platform: {
      watchOnline: (tell) => {
        tell(true)
        return () => undefined
      },
      watchVisible: (tell) => {
        tell(true)
        return () => undefined
      },
    },
    clock: { now: () => NOW, newId: () => String((ids += 1)) },
  }
}
