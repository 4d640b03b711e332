import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import type { FollowOrder } from '../../../ports/Copytrading.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { NOW } from '../../testing/now.ts'
import FollowScreen from './FollowScreen.tsx'
import { funds } from '../orders/ticket/testing/sample.ts'

const DAY = 86_400_000
const ORDER: FollowOrder = {
  id: 'o1',
  code: 'AUR-20',
  name: 'Aurora Balance',
  strategist: 'N. Okafor',
  currency: 'EUR',
  amount: decimal('1000.00'),
  fee: decimal('5.00'),
  value: decimal('963.22'),
  dayProfit: decimal('-9.93'),
  profit: decimal('-36.78'),
  navAt: NOW - DAY,
  boughtAt: NOW - 31 * DAY,
  unlocksAt: NOW - DAY,
  endsAt: NOW + 60 * DAY,
  endedAt: null,
  state: 'following',
  endedBy: null,
}

const open = async (order: FollowOrder) => {
  await startAllWords('us')
  const { app } = makeFakeApp({
    clock: { now: () => NOW, newId: () => '0190a5f0' },
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    funds: { list: () => Effect.succeed([{ ...funds('1963.22'), currency: 'EUR' }]) },
    following: {
      orders: () => Effect.succeed({ list: [order], next: null }),
      redeem: () => Effect.succeed({ ...order, state: 'ended' as const }),
    },
  })
  await mountScreen(app, '/home/follow', FollowScreen, { tab: 'orders' })
  await page.getByRole('button', { name: /Aurora Balance/ }).click()
  return page.getByRole('dialog')
}

it('an order past its lock-up is redeemed: the review names one product and what is paid out', async () => {
  const sheet = await open(ORDER)
  await sheet.getByRole('button', { name: 'Redeem' }).click()
  await expect.element(sheet.getByText('Product', { exact: true })).toBeVisible()
  await expect.element(sheet).toHaveTextContent(/Paid out.*963,22 EUR/)
  await sheet.getByRole('button', { name: 'Redeem' }).click()
  await expect.element(sheet.getByText('Redeemed', { exact: true })).toBeVisible()
  await expect
    .element(sheet)
    .toHaveTextContent(/Total profit.*−36,78 EUR.*Available now.*1.963,22 EUR.*Reference number.*o1/)
})

it('a locked order says until when, and cannot be redeemed', async () => {
  const sheet = await open({ ...ORDER, unlocksAt: NOW + DAY })
  await expect.element(sheet.getByText(/^Locked up until/)).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Redeem' })).toBeDisabled()
})
