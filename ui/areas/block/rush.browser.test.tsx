import { multiply } from 'effect/BigDecimal'
import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decimal, formatDecimal, zero } from '../../../domain/money/decimal.ts'
import type { BlockTrade } from '../../../ports/Block.ts'
import { currentWords } from '../../i18n/words.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { expectNoBarriers } from '../../testing/barriers.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { NOW } from '../../testing/now.ts'
import { TRADED } from '../markets/testing/listing.ts'
import { BLOCK } from './testing/block.ts'
import Rush from './Rush.tsx'
import { funds } from '../orders/ticket/testing/sample.ts'

const BOUGHT: BlockTrade = {
  ...TRADED,
  id: 'trade-1',
  positionId: 'p1',
  minimumLots: BLOCK.minimumLots,
  lots: decimal('3'),
  quantity: decimal('300'),
  held: decimal('300'),
  price: BLOCK.price,
  marketPrice: BLOCK.marketPrice,
  profitRate: BLOCK.profitRate,
  amount: decimal('984'),
  fees: decimal('8'),
  turnover: zero,
  state: 'waiting',
  boughtAt: NOW,
  sellableFrom: NOW + 900_000,
}

/** The ticket of the block in the fast lane; the cost of a quantity is answered once `isPriced` says so. */
const openTicket = async (
  language: 'us' | 'es' | 'ar',
  isPriced: (quantity: string) => boolean = () => true,
  shortfall = zero,
) => {
  await startAllWords(language)
  document.documentElement.lang = language === 'us' ? 'en' : language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  const channel = { isOpen: true, hasPassword: true }
  const { app } = makeFakeApp({
    clock: { now: () => NOW, newId: () => '0190a5f0' },
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    funds: { list: () => Effect.succeed([funds('1008')]) },
    blockTrades: {
      buy: () => Effect.succeed(BOUGHT),
      offers: () => Effect.succeed({ channel, list: [BLOCK], next: null }),
      offer: () => Effect.succeed({ channel, offer: BLOCK }),
      preview: (_, quantity) => {
        if (!isPriced(formatDecimal(quantity))) return Effect.never
        const amount = multiply(BLOCK.price, quantity)
        return Effect.succeed({
          quantity,
          lots: decimal('3'),
          price: BLOCK.price,
          amount,
          fees: [{ name: 'brokerage', rate: decimal('0.1'), amount: decimal('8') }],
          total: amount,
          available: decimal('2000'),
          shortfall,
          most: decimal('600'),
          saleBlock: 'sell-blocked-15-minutes',
          sellableFrom: NOW + 900_000,
        } as const)
      },
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
  await expect.element(sheet.getByText(markets.fees.brokerage()).first()).toBeVisible()
  return sheet
}

it.each(['es', 'ar'] as const)(
  'the fast lane and its ticket show the price, the fees and the time (%s)',
  async (language) => {
    const sheet = await openTicket(language)
    const { block } = currentWords()
    await expect.element(sheet.getByText(block.lines.total(), { exact: true })).toBeVisible()
    await expect.element(sheet.getByLabelText(block.password(), { exact: true })).toBeVisible()
    await expectNoBarriers()
  },
)

it('asks for whole shares, and keeps its button in place while the cost of another quantity is not known', async () => {
  const sheet = await openTicket('us', (quantity) => quantity === '300')
  const buy = sheet.getByRole('button', { name: 'Buy now' })
  const quantity = sheet.getByLabelText('Quantity in shares')
  const place = () => buy.element().getBoundingClientRect().top - quantity.element().getBoundingClientRect().top
  const before = place()
  await quantity.fill('400')
  await expect.element(buy).toBeDisabled()
  await expect.element(sheet.getByText('To pay', { exact: true })).toBeVisible()
  expect(place()).toBeCloseTo(before)
  await quantity.fill('300,5')
  await userEvent.tab()
  await expect.element(sheet.getByText('Enter a whole number of shares')).toBeVisible()
})

it('the receipt gives what was paid, its fees, what is left and the number', async () => {
  const sheet = await openTicket('us')
  await sheet.getByLabelText('Access password', { exact: true }).fill('blue-river')
  await sheet.getByRole('button', { name: 'Buy now' }).click()
  await expect.element(sheet.getByText('Bought', { exact: true })).toBeVisible()
  await expect
    .element(sheet)
    .toHaveTextContent(
      /Paid for the shares.*984,00 MYR.*Fees of the purchase.*8,00 MYR.*Available now.*1.008,00 MYR.*…?trade-1/,
    )
})

it('a block that costs more than the customer has leads to a deposit', async () => {
  const sheet = await openTicket('us', undefined, decimal('12.50'))
  const { block, markets } = currentWords()
  await sheet.getByLabelText(block.quantity()).fill('400')
  await userEvent.tab()
  await expect
    .element(sheet.getByRole('link', { name: markets.ways.deposit() }))
    .toHaveAttribute('href', '/mine/stored')
  await expectNoBarriers()
})
