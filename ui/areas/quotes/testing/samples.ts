import { decimal } from '../../../../domain/money/decimal.ts'
import type { Detail } from '../../../../ports/Quotes.ts'
import type { QuotedInstrument } from '../../../../ports/quote.ts'
import { RULES, UNKNOWN } from '../../markets/testing/listing.ts'
import type { FakePorts } from '../../../testing/fakeApp.ts'
import { NOW } from '../../../testing/now.ts'

/** An instrument with the previous close 1.00. */
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
    ...UNKNOWN,
    watched: false,
    rules: RULES,
  }
}

/** A visible, connected device of a customer, and a clock with ids 1, 2, 3. */
export const device = (): Required<Pick<FakePorts, 'platform' | 'clock' | 'credentials'>> => {
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
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
  }
}
