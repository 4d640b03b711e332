import { Effect } from 'effect'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { desk } from '../orders/ticket/testing/desk.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { position } from '../orders/ticket/testing/sample.ts'
import { HoldingRow } from './HoldingRow.tsx'

beforeAll(async () => {
  await startAllWords('us')
})

const held = position({
  quantity: decimal('1000'),
  cost: decimal('1500'),
  price: decimal('1.54'),
  currency: 'MYR',
})

const row = async (kept: Map<string, string>) => {
  const { app } = desk({}, { quotes: { batch: () => Effect.succeed({ time: 1, quotes: [] }) } }, kept)
  await mountScreen(app, '/position/index', () => <HoldingRow position={held} />, {})
}

it('a holding shows the currency of its value and of its profit', async () => {
  await row(new Map())
  await expect.element(page.getByText('1.540,00 MYR')).toBeVisible()
  await expect.element(page.getByText('+40,00 MYR (+2,67 %)')).toBeVisible()
})

it('a holding shows neither value nor profit, nor a quantity that gives them, while figures are hidden', async () => {
  await row(new Map([['hideFigures', '1']]))
  await expect.element(page.getByText('******').first()).toBeVisible()
  expect(page.getByRole('link').element().textContent).not.toMatch(/1\.000|1\.540|40,00|2,67/)
})

it('two holdings of one share are distinguished by cost and opening time', async () => {
  const { app } = desk({}, { quotes: { batch: () => Effect.succeed({ time: 1, quotes: [] }) } })
  const [first, second] = ['1.54', '1.61'].map((price, day) => ({
    ...held,
    id: `${day}`,
    averageCost: decimal(price),
    boughtAt: Date.UTC(2026, 0, 5 + day, 2),
  }))
  await mountScreen(
    app,
    '/position/index',
    () => (
      <>
        <HoldingRow showTime position={first ?? held} />
        <HoldingRow showTime position={second ?? held} />
      </>
    ),
    {},
  )
  await expect.element(page.getByRole('link').first()).toBeVisible()
  const [one, two] = page
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)
  expect(one).toMatch(/1\.000 × 1,540.*Cost 1,540.*5 Jan 2026/)
  expect(two).toMatch(/1\.000 × 1,540.*Cost 1,610.*6 Jan 2026/)
})

it('a row marks only what is unusual: no long, no market, no time', async () => {
  await row(new Map())
  await expect.element(page.getByText('1.540,00 MYR')).toBeVisible()
  const text = page.getByRole('link').element().textContent
  expect(text).not.toMatch(/Long|Malaysia|2026/)
})

it('a short holding is named so before its size, and its quantity is not below zero', async () => {
  const { app } = desk({}, { quotes: { batch: () => Effect.succeed({ time: 1, quotes: [] }) } })
  await mountScreen(app, '/position/index', () => <HoldingRow position={{ ...held, direction: 'short' }} />, {})
  await expect.element(page.getByRole('link')).toHaveTextContent(/Short 1\.000 × 1,540/)
})
