import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import type { CurrencyFunds } from '../../../ports/Wealth.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { expectNoBarriers } from '../../testing/barriers.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { desk } from '../orders/ticket/testing/desk.ts'
import { funds } from '../orders/ticket/testing/sample.ts'
import FundsTab from './FundsTab.tsx'

const NOTHING: CurrencyFunds = { ...funds('0'), currency: 'JPY', totalAssets: decimal('0') }
const RICH: CurrencyFunds = { ...funds('700'), frozen: decimal('45.6') }
/** Nothing is left in it, but it earned something. */
const EARNED: CurrencyFunds = { ...NOTHING, currency: 'USD', realisedProfit: decimal('-3') }

const show = async (wallets: ReadonlyArray<CurrencyFunds>) => {
  await startAllWords('us')
  const { app } = desk(
    {},
    {
      funds: { list: () => Effect.succeed(wallets), worth: () => Effect.never },
      positions: { list: () => Effect.succeed({ list: [], next: null }) },
      exchange: { rate: () => Effect.never },
    },
  )
  return mountScreen(app, '/position/index', FundsTab, { tab: 'funds' })
}
/** The currencies that are in view. */
const rows = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent.slice(0, 3))
const isShown = (text: string) =>
  page
    .getByText(text)
    .elements()
    .some((element) => element.checkVisibility())

it('begins with the currencies that the customer has, and folds the empty ones', async () => {
  await show([NOTHING, RICH, EARNED])
  await expect.poll(rows).toEqual(['MYR', 'USD'])
  await page.getByRole('button', { name: 'Currencies without a balance' }).click()
  await expect.poll(rows).toEqual(['MYR', 'USD', 'JPY'])
})

it('shows the other figures of a currency on demand', async () => {
  await show([RICH, EARNED])
  await expect.poll(rows).toHaveLength(2)
  expect(isShown('45,60')).toBe(false)
  await page.getByText('Available cash').first().click()
  expect(isShown('45,60')).toBe(true)
  await expectNoBarriers()
})

it('shows all figures of the only currency that the customer has', async () => {
  await show([NOTHING, RICH])
  await expect.element(page.getByText('45,60')).toBeVisible()
})

it('says what to do where there is nothing', async () => {
  await show([NOTHING])
  await expect.element(page.getByText('Make a deposit to start.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Deposit' })).toBeVisible()
})
