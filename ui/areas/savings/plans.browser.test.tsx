import { Effect } from 'effect'
import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { PlanPurchase } from '../../../ports/Savings.ts'
import { makeLiveParts } from '../../data/live/parts.model.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { PlanDetail } from './PlanDetail.tsx'
import Plans from './Plans.tsx'
import { appWith, BOUGHT, PLAN, SKIPPED } from './testing/plan.ts'

beforeAll(async () => {
  await startAllWords('us')
})

describe('savings plans', () => {
  it('are listed with their sum, their next purchase and their worth', async () => {
    const { app } = appWith({
      list: () => Effect.succeed([PLAN, { ...PLAN, id: 'p2', state: 'paused', nextDay: null, nextAt: null }]),
    })
    await mountScreen(app, '/home/plans', Plans, {})
    const rows = page.getByRole('list', { name: 'Savings plans' }).getByRole('listitem')
    await expect.element(rows.first()).toHaveTextContent(/Sol Iberico.*100,00.*EUR a month.*Next purchase: 5 Feb 2026/)
    await expect.element(rows.last()).toHaveTextContent('Paused')
  })

  it('lead to a search where there are none', async () => {
    const { app } = appWith({ list: () => Effect.succeed([]) })
    await mountScreen(app, '/home/plans', Plans, {})
    await expect.element(page.getByRole('link', { name: 'Choose a share or fund' })).toBeVisible()
  })

  it('show what they bought, what was skipped and why, and their money-weighted return', async () => {
    const turned: string[] = []
    const { app } = appWith({
      turn: (id, state) => {
        turned.push(`${id} ${state}`)
        return Effect.succeed({ ...PLAN, state, nextDay: null, nextAt: null })
      },
      list: () => Effect.succeed([]),
    })
    await mountScreen(app, '/home/plans', () => <PlanDetail plan={PLAN} purchases={[BOUGHT, SKIPPED]} />, {})
    const rows = page.getByRole('list', { name: 'Purchases' }).getByRole('listitem')
    await expect
      .element(rows.first())
      .toHaveTextContent(/5 Jan 2026.*96,80.*8,61.*EUR carried over.*8 shares bought, fees 0,79/)
    await expect.element(rows.last()).toHaveTextContent(/5 Dec 2025.*Skipped/)
    await expect.element(page.getByText('+1,16\u00a0%')).toBeVisible()
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await expect.element(page.getByRole('dialog').getByText(/Nothing is bought until you resume it/)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Pause savings plan' }).click()
    await expect.element(page.getByText('Savings plan paused')).toBeVisible()
    expect(turned).toEqual(['p1 paused'])
  })
})

describe('the page of a plan', () => {
  it('shows a purchase by itself when the server tells of an order or a message', async () => {
    let purchases: ReadonlyArray<PlanPurchase> = []
    const { app } = appWith({
      list: () => Effect.succeed([PLAN]),
      detail: () => Effect.sync(() => ({ plan: PLAN, list: purchases, next: null })),
    })
    await mountScreen(app, '/home/plans', Plans, { id: 'p1' })
    await expect.element(page.getByText('Nothing bought yet')).toBeVisible()
    purchases = [BOUGHT]
    for (const part of app.model(makeLiveParts).all) part.hear({ is: 'messages', unread: 1 })
    await expect.element(page.getByText(/8 shares bought/)).toBeVisible()
  })
})
