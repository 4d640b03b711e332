import { Effect } from 'effect'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startAllWords } from '../../../testing/allWords.ts'
import { expectNoBarriers } from '../../../testing/barriers.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import { NOW } from '../../../testing/now.ts'
import { decimal } from '../../../../domain/money/decimal.ts'
import { placed, position } from '../../orders/ticket/testing/sample.ts'
import HistoryTab from './HistoryTab.tsx'

beforeAll(() => startAllWords('us'))

it('is filtered by days with a chip, and widened again to all days', async () => {
  const { app } = makeFakeApp({
    clock: { now: () => NOW },
    orders: {
      history: ({ range }) =>
        Effect.succeed({ list: range?.until && range.until <= NOW ? [] : [placed('filled')], next: null }),
    },
  })
  await mountScreen(app, '/position/index', HistoryTab, { tab: 'history' })
  const rows = page.getByRole('list', { name: 'Orders' }).getByRole('listitem')
  await expect.element(rows).toBeVisible()
  const chip = page.getByRole('group', { name: 'Days' }).getByRole('button').first()
  const sheet = page.getByRole('dialog')
  await chip.click()
  // A day of the month before that of the order.
  await sheet.getByRole('button', { name: 'Previous month' }).click()
  const day = sheet.getByRole('gridcell').getByRole('button', { disabled: false }).first()
  await day.click()
  await day.click()
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(rows).not.toBeInTheDocument()
  await expect.element(page.getByText('No orders')).toBeVisible()
  await expect.element(chip).toHaveTextContent('–')
  await expectNoBarriers()
  await page.getByRole('button', { name: 'All days' }).click()
  await expect.element(rows).toBeVisible()
})

it('has of a closed position its result, also in per cent, and the days on which it was held', async () => {
  const DAY = 86_400_000
  const closed = position({
    state: 'closed',
    leverage: 1,
    realisedProfit: decimal('37.5'),
    boughtAt: Date.UTC(2026, 3, 7, 2),
    soldAt: Date.UTC(2026, 3, 7, 2) + 30 * DAY,
  })
  const { app } = makeFakeApp({
    clock: { now: () => NOW },
    orders: { history: () => Effect.succeed({ list: [], next: null }) },
    positions: { list: () => Effect.succeed({ list: [closed], next: null }) },
  })
  await mountScreen(app, '/position/index', HistoryTab, { tab: 'history' })
  await page.getByRole('radio', { name: 'Closed positions' }).click()
  const row = page.getByRole('list', { name: 'Closed positions' }).getByRole('listitem')
  await expect.element(row).toHaveTextContent(/500 shares/)
  await expect.element(row).toHaveTextContent(/\+37,50.*\+5,00/)
  // Once, without the time of day and its zone.
  await expect.element(row).toHaveTextContent(/7 Apr – 7 May 2026/)
})

it('leads to the quotes where there is nothing yet', async () => {
  const { app } = makeFakeApp({
    clock: { now: () => NOW },
    orders: { history: () => Effect.succeed({ list: [], next: null }) },
    positions: { list: () => Effect.succeed({ list: [], next: null }) },
  })
  await mountScreen(app, '/position/index', HistoryTab, { tab: 'history' })
  const way = page.getByRole('link', { name: 'Go to quotes' })
  await expect.element(way).toBeVisible()
  await page.getByRole('radio', { name: 'Closed positions' }).click()
  await expect.element(page.getByText('No closed positions yet')).toBeVisible()
  await expect.element(way).toBeVisible()
})
