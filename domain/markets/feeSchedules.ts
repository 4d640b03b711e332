import { decimal } from '../money/decimal.ts'
import type { FeeLine, FeeName, FeeSide } from './market.ts'
import type { MarketCode } from './marketCode.ts'

const line = (name: FeeName, side: FeeSide, rate: string, bounds: { least?: string; most?: string } = {}): FeeLine => ({
  name,
  side,
  rate: decimal(rate),
  ...(bounds.least === undefined ? {} : { minimum: decimal(bounds.least) }),
  ...(bounds.most === undefined ? {} : { maximum: decimal(bounds.most) }),
})

/** What each market's trades are charged, line by line. Our practice values. Source: RULES.md, fees. */
export const FEE_SCHEDULES: Readonly<Record<MarketCode, ReadonlyArray<FeeLine>>> = {
  MY: [
    line('brokerage', 'both', '0.1', { least: '8' }),
    line('clearing-fee', 'both', '0.03', { most: '1000' }),
    line('stamp-duty', 'both', '0.1', { most: '1000' }),
  ],
  TW: [line('brokerage', 'both', '0.1425', { least: '20' }), line('transaction-tax', 'sell', '0.3')],
  CN: [
    line('brokerage', 'both', '0.025', { least: '5' }),
    line('transfer-fee', 'both', '0.001'),
    line('stamp-duty', 'sell', '0.05'),
  ],
  US: [line('brokerage', 'both', '0.05', { least: '1' }), line('regulatory-fee', 'sell', '0.00278', { least: '0.01' })],
  JP: [line('brokerage', 'both', '0.1', { least: '100' }), line('exchange-fee', 'both', '0.003')],
  IT: [line('brokerage', 'both', '0.19', { least: '2.95', most: '19' }), line('transaction-tax', 'buy', '0.1')],
  ES: [
    line('brokerage', 'both', '0.2', { least: '3' }),
    line('exchange-fee', 'both', '0.003', { least: '0.1', most: '13' }),
    line('transaction-tax', 'buy', '0.2'),
  ],
  FUND: [line('brokerage', 'buy', '0.5')],
  FUT: [line('brokerage', 'both', '0.02', { least: '0.5' }), line('exchange-fee', 'both', '0.005')],
  CRYPTO: [line('brokerage', 'both', '0.1')],
  FX: [line('brokerage', 'both', '0.003')],
  INDEX: [],
}
