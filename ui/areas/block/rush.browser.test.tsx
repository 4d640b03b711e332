import { multiply } from 'effect/BigDecimal'
import { Effect } from 'effect'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal, zero } from '../../../domain/money/decimal.ts'
import type { BlockOffer } from '../../../ports/Block.ts'
import { currentWords } from '../../i18n/words.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { expectNoBarriers } from '../../testing/barriers.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { NOW } from '../../testing/now.ts'
import { TRADED } from '../markets/testing/listing.ts'
import Rush from './Rush.tsx'

afterEach(() => {
  document.documentElement.dir = 'ltr'
  document.documentElement.lang = 'en'
})

const PRICE = decimal('3.28')
const OFFER: BlockOffer = {
  id: '245617-0',
  ...TRADED,
  price: PRICE,
  marketPrice: decimal('3.38'),
  discount: decimal('2.96'),
  profitRate: decimal('3.05'),
  lot: decimal('100'),
  minimumLots: decimal('3'),
  minimum: decimal('300'),
  quantity: decimal('24000'),
  remaining: decimal('900'),
  turnover: decimal('1000'),
  state: 'open',
  opensAt: NOW - 1000,
  closesAt: NOW + 60_000,
}

it.each(['es', 'ar'] as const)(
  'the fast lane and its ticket show the price, the fees and the time (%s)',
  async (language) => {
    await startAllWords(language)
    document.documentElement.lang = language
    document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
    const channel = { isOpen: true, hasPassword: true }
    const { app } = makeFakeApp({
      clock: { now: () => NOW, newId: () => '0190a5f0' },
      credentials: { current: () => ({ token: 't', account: '5550000001' }) },
      blockTrades: {
        offers: () => Effect.succeed({ channel, list: [OFFER], next: null }),
        offer: () => Effect.succeed({ channel, offer: OFFER }),
        preview: (_, quantity) =>
          Effect.sync(() => {
            const amount = multiply(PRICE, quantity)
            return {
              quantity,
              lots: decimal('3'),
              price: PRICE,
              amount,
              fees: [{ name: 'brokerage', rate: decimal('0.1'), amount: decimal('8') }],
              total: amount,
              available: decimal('2000'),
              shortfall: zero,
              most: decimal('600'),
              saleBlock: 'sell-blocked-15-minutes',
              sellableFrom: NOW + 900_000,
            } as const
          }),
      },
    })
    const { block, markets } = currentWords()
    await mountScreen(app, '/home/rush', Rush, {})
    const row = page.getByRole('list', { name: block.fastLane() }).getByRole('listitem')
    await expect.element(row).toBeVisible()
    await expect.element(page.getByRole('timer').first()).toBeVisible()
    await expectNoBarriers()
    await row.getByRole('button').click()
    const sheet = page.getByRole('dialog')
    await expect.element(sheet.getByText(block.lines.total(), { exact: true })).toBeVisible()
    await expect.element(sheet.getByText(markets.fees.brokerage()).first()).toBeVisible()
    await expect.element(sheet.getByLabelText(block.password(), { exact: true })).toBeVisible()
    await expectNoBarriers()
  },
)
