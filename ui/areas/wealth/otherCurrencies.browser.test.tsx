import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { NOW } from '../../testing/now.ts'
import { funds } from '../orders/ticket/testing/sample.ts'
import { OtherCurrencies } from './OtherCurrencies.tsx'
import { makeWorthModel } from './worth.model.ts'

const show = async (hidden: boolean) => {
  await startAllWords('us')
  const { app } = makeFakeApp({
    funds: {
      list: () =>
        Effect.succeed([
          { ...funds('50'), currency: 'EUR', totalAssets: decimal('50'), realisedProfit: decimal('0') },
          { ...funds('100'), currency: 'MYR', totalAssets: decimal('100'), realisedProfit: decimal('404.91') },
        ]),
      worth: () =>
        Effect.succeed({
          currency: 'EUR',
          at: NOW,
          total: decimal('70'),
          days: [],
          rates: [{ currency: 'MYR', rate: decimal('0.2'), before: decimal('0.2') }],
        }),
    },
  })
  await app.model(makeWorthModel).load()
  await mountScreen(app, '/mine/index', () => <OtherCurrencies currency="EUR" hidden={hidden} />, {})
}

it('says in one line what the other currencies hold and earned, and leads to the wallets', async () => {
  await show(false)
  const line = page.getByRole('link', { name: /^Other currencies/ })
  await expect.element(line).toHaveTextContent(/20,00\sEUR in total, \+80,98\sEUR realised$/)
  await expect.element(line).toHaveAttribute('href', expect.stringContaining('/position/index?tab=funds'))
})

it('shows none of it while figures are hidden', async () => {
  await show(true)
  await expect.poll(() => document.querySelectorAll('p').length).toBeGreaterThan(0)
  expect(page.getByText(/Other currencies/).elements()).toEqual([])
})
