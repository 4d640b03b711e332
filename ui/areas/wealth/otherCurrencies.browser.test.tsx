import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { funds } from '../orders/ticket/testing/sample.ts'
import { OtherCurrencies } from './OtherCurrencies.tsx'

const show = async (hidden: boolean) => {
  await startAllWords('us')
  const { app } = makeFakeApp({
    funds: {
      list: () =>
        Effect.succeed([
          { ...funds('50'), currency: 'EUR', totalAssets: decimal('50'), realisedProfit: decimal('0') },
          { ...funds('20'), currency: 'JPY', totalAssets: decimal('0'), realisedProfit: decimal('0') },
          { ...funds('100'), currency: 'MYR', totalAssets: decimal('100'), realisedProfit: decimal('404.91') },
          { ...funds('20'), currency: 'USD', totalAssets: decimal('20'), realisedProfit: decimal('0') },
        ]),
    },
  })
  await mountScreen(app, '/mine/index', () => <OtherCurrencies currency="EUR" hidden={hidden} />, {})
}

it('shows what each other currency holds and earned, and leads to the wallets', async () => {
  await show(false)
  const links = page.getByRole('list', { name: 'Other currencies' }).getByRole('link')
  await expect.poll(() => links.elements().length).toBe(2)
  // Each in its own amounts: what was earned in one is not lost in the rate of another.
  await expect.element(links.first()).toHaveTextContent(/^100,00\sMYR\+404,91 realised$/)
  await expect.element(links.last()).toHaveTextContent(/^20,00\sUSD$/)
  for (const link of links.all())
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('/position/index?tab=funds'))
})

it('shows none of it while figures are hidden', async () => {
  await show(true)
  await expect.poll(() => document.querySelectorAll('.min-h-18').length).toBeGreaterThan(0)
  expect(page.getByText(/Other currencies/).elements()).toEqual([])
})
