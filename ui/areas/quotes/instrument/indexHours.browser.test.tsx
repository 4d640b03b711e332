import { Effect } from 'effect'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { MarketCode } from '../../../../domain/markets/marketCode.ts'
import { decimal } from '../../../../domain/money/decimal.ts'
import type { MarketNow } from '../../../../ports/Markets.ts'
import type { QuotedInstrument } from '../../../../ports/quote.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { makeMarketsModel } from '../../markets/markets.model.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { MarketLine } from './MarketLine.tsx'
import { QuoteLine } from '../list/QuoteLine.tsx'

const market = (code: MarketCode, more: Partial<MarketNow>): MarketNow => ({
  code,
  name: code,
  currency: 'USD',
  zone: 'UTC',
  state: 'closed',
  changesAt: null,
  day: 20_523,
  sessions: [],
  sale: 'T+0',
  settlementDays: 2,
  shorting: false,
  tradable: false,
  leverages: [1],
  hasHomeHours: false,
  ...more,
})

const index = (code: string, home: MarketCode, state: QuotedInstrument['state']): QuotedInstrument => ({
  code,
  price: decimal('1590.00'),
  previousClose: decimal('1580.00'),
  volume: null,
  turnover: null,
  state,
  atLimit: null,
  time: 1,
  name: `Index ${code}`,
  chineseName: '',
  market: 'INDEX',
  home,
  currency: 'MYR',
  decimals: 2,
  trend: [],
})

beforeAll(async () => {
  await startAllWords('us')
})

it('each index of the list shows the state and the hours of its home market, and the group shows none', async () => {
  const { app } = makeFakeApp({
    clock: { now: () => 1 },
    platform: { watchOnline: () => () => undefined, watchVisible: () => () => undefined },
    quotes: { batch: () => Effect.succeed({ time: 1, quotes: [] }) },
    markets: {
      list: () =>
        Effect.succeed([
          market('MY', { zone: 'Asia/Kuala_Lumpur', state: 'open', changesAt: Date.UTC(2026, 2, 11, 4, 30) }),
          market('US', { zone: 'America/New_York', changesAt: Date.UTC(2026, 2, 11, 13, 30) }),
          market('INDEX', { state: 'open', changesAt: Date.UTC(2026, 2, 11, 4, 30), hasHomeHours: true }),
        ]),
    },
  })
  await app.model(makeMarketsModel).load()
  await mountScreen(
    app,
    '/quotes/index',
    () => (
      <>
        <MarketLine market="INDEX" />
        <QuoteLine instrument={index('KLCI', 'MY', 'open')} within="INDEX" />
        <QuoteLine instrument={index('USSIM500', 'US', 'closed')} within="INDEX" />
      </>
    ),
    {},
  )
  await expect.element(page.getByText('Each index keeps the trading hours of its home market')).toBeVisible()
  const rows = page
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/Malaysia.*Closes Wed,? 12:30 GMT\+8/)
  expect(rows[1]).toMatch(/United States|US/)
  expect(rows[1]).toMatch(/Closed.*Opens Wed,? 09:30/)
  expect(page.getByText('Open', { exact: true }).elements()).toHaveLength(0)
})
