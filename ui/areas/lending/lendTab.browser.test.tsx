import { Effect } from 'effect'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { NOW } from '../../testing/now.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { makeLendingModel } from './lending.model.ts'
import { LendTab } from './LendTab.tsx'
import { HOLDING, OFFER } from './testing/lent.ts'

beforeAll(async () => {
  await startAllWords('us')
})

const WHY = 'No whole lot to lend now'

it.each([
  ['1200', 'open', 1, 0],
  ['0', 'open', 0, 1],
  ['1200', 'closed', 0, 0],
] as const)(
  '%s shares, channel %s: %i ways to lend them, and the reason %i times',
  async (lendable, channel, ways, reasons) => {
    const nothing = { list: [], next: null }
    const { app } = makeFakeApp({
      clock: { now: () => NOW, newId: () => '0190a5f0' },
      lending: {
        offers: () => Effect.succeed({ channel, ...nothing }),
        holdings: () => Effect.succeed({ list: [{ ...HOLDING, lendable: decimal(lendable) }], next: null }),
        loans: () => Effect.succeed(nothing),
      },
    })
    app.model(makeLendingModel).open()
    await mountScreen(app, '/', LendTab, {})
    await expect.element(page.getByRole('list', { name: 'My shares' })).toBeVisible()
    expect(page.getByRole('button', { name: /^Lend/ }).elements()).toHaveLength(ways)
    expect(page.getByText(WHY).elements()).toHaveLength(reasons)
  },
)

it.each(['full', 'closed'] as const)('does not say that shares can be lent whose offer is %s', async (state) => {
  const { app } = makeFakeApp({
    clock: { now: () => NOW, newId: () => '0190a5f0' },
    lending: {
      offers: () => Effect.succeed({ channel: 'open', list: [], next: null }),
      holdings: () => Effect.succeed({ list: [{ ...HOLDING, offer: { ...OFFER, state } }], next: null }),
      loans: () => Effect.succeed({ list: [], next: null }),
    },
  })
  app.model(makeLendingModel).open()
  await mountScreen(app, '/', LendTab, {})
  await expect.element(page.getByText('1.200 shares', { exact: true })).toBeVisible()
  expect(page.getByText(/can be lent/).elements()).toHaveLength(0)
})

it('what can be lent stands below the name, and a part on loan beside it', async () => {
  const { app } = makeFakeApp({
    clock: { now: () => NOW, newId: () => '0190a5f0' },
    lending: {
      offers: () => Effect.succeed({ channel: 'open', list: [], next: null }),
      holdings: () =>
        Effect.succeed({ list: [HOLDING, { ...HOLDING, positionId: 'p2', lent: decimal('300') }], next: null }),
      loans: () => Effect.succeed({ list: [], next: null }),
    },
  })
  app.model(makeLendingModel).open()
  await mountScreen(app, '/', LendTab, {})
  const first = page.getByText('1.200 shares can be lent', { exact: true })
  await expect.element(first).toBeVisible()
  await expect.element(page.getByText('1.200 shares can be lent · 300 shares on loan')).toBeVisible()
  const name = page.getByText(OFFER.name).first().element().getBoundingClientRect()
  const { left, top } = first.element().getBoundingClientRect()
  expect(left).toBe(name.left)
  expect(top).toBeGreaterThanOrEqual(name.bottom)
})

it('all rates per day of a list have as many decimals', async () => {
  const asked = ['0.0325', '0.008'].map((rate, nth) => ({ ...OFFER, code: `MY010${nth}`, rate: decimal(rate) }))
  const { app } = makeFakeApp({
    clock: { now: () => NOW, newId: () => '0190a5f0' },
    lending: {
      offers: () => Effect.succeed({ channel: 'open', list: asked, next: null }),
      holdings: () => Effect.succeed({ list: [], next: null }),
      loans: () => Effect.succeed({ list: [], next: null }),
    },
  })
  app.model(makeLendingModel).open()
  await mountScreen(app, '/', LendTab, {})
  await expect.element(page.getByText('0,0325\u00a0%')).toBeVisible()
  await expect.element(page.getByText('0,0080\u00a0%')).toBeVisible()
})
