import { Effect } from 'effect'
import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { parseDay } from '../../../domain/calendar/day.ts'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { Rejected } from '../../../ports/failure.ts'
import type { PlanPreview, PlanPurchase, PlanTerms, SavingsPlan } from '../../../ports/Savings.ts'
import { makeServerModel } from '../../app/session/server.model.ts'
import { makeLiveParts } from '../../data/live/parts.model.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { type FakePorts, makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { NOW } from '../../testing/now.ts'
import { detail } from '../orders/ticket/testing/sample.ts'
import { PlanDetail } from './PlanDetail.tsx'
import { PlanForm } from './PlanForm.tsx'
import { PlanRow } from './PlanRow.tsx'
import Plans from './Plans.tsx'
import { makeSavingsModel } from './savings.model.ts'

beforeAll(async () => {
  await startAllWords('us')
})

const day = (label: string) => parseDay(label) ?? 0
const PLAN: SavingsPlan = {
  id: 'p1',
  code: 'ES0701',
  name: 'Sol Iberico',
  chineseName: '',
  market: 'ES',
  currency: 'EUR',
  zone: 'Europe/Madrid',
  decimals: 3,
  sum: decimal('100.00'),
  rhythm: 'monthly',
  day: 5,
  reminds: true,
  state: 'active',
  reason: null,
  nextDay: day('2026-02-05'),
  nextAt: NOW,
  rest: decimal('8.61'),
  purchases: 1,
  quantity: decimal('8'),
  price: decimal('12.34'),
  paid: decimal('97.59'),
  sold: decimal('0.00'),
  worth: decimal('98.72'),
  profit: decimal('1.13'),
  weightedReturn: decimal('1.16'),
  createdAt: NOW,
}
const BOUGHT: PlanPurchase = {
  id: 'b1',
  planned: day('2026-01-05'),
  at: NOW,
  state: 'bought',
  reason: null,
  sum: decimal('100.00'),
  restBefore: decimal('6.20'),
  quantity: decimal('8'),
  averagePrice: decimal('12.1'),
  amount: decimal('96.80'),
  fees: decimal('0.79'),
  restAfter: decimal('8.61'),
  orderId: 'o1',
}
const SKIPPED: PlanPurchase = {
  ...BOUGHT,
  id: 'b0',
  planned: day('2025-12-05'),
  state: 'skipped',
  reason: 'insufficient-available-balance',
  quantity: decimal('0'),
  averagePrice: null,
  amount: decimal('0'),
  fees: decimal('0'),
  orderId: null,
}
const PREVIEW: PlanPreview = {
  code: 'ES0701',
  currency: 'EUR',
  nextDay: day('2026-02-05'),
  nextAt: NOW,
  price: decimal('12.34'),
  quantity: decimal('7'),
  amount: decimal('86.38'),
  fees: [{ name: 'brokerage', rate: decimal('0.5'), amount: decimal('0.43') }],
  feeTotal: decimal('0.43'),
  cost: decimal('86.81'),
  rest: decimal('13.19'),
  lot: decimal('1'),
  lotCost: decimal('13.06'),
  periods: decimal('1'),
  available: decimal('5000.00'),
  minimum: decimal('10.00'),
  maximum: decimal('10000.00'),
}

const appWith = (savings: NonNullable<FakePorts['savings']>, rules: Parameters<typeof detail>[1] = {}) => {
  const fake = makeFakeApp({
    clock: { now: () => NOW, newId: () => '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12' },
    credentials: { current: () => ({ token: 't', account: 'me' }) },
    savings,
    instrumentDetail: { detail: () => Effect.succeed(detail('open', rules)) },
  })
  fake.app.model(makeServerModel).settings.value = {
    title: null,
    logo: null,
    customerService: null,
    simulation: true,
    entries: new Map([['savingsplans', '1']]),
  }
  return fake
}

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

describe('the form of a plan', () => {
  const mountForm = async (savings: NonNullable<FakePorts['savings']>) => {
    const asked: PlanTerms[] = []
    const fake = appWith({
      list: () => Effect.succeed([]),
      preview: (_, terms) => {
        asked.push(terms)
        return Effect.succeed(PREVIEW)
      },
      ...savings,
    })
    fake.app.model(makeSavingsModel).edit({ ...PLAN, sum: decimal('50.00') })
    await mountScreen(fake.app, '/home/plans', PlanForm, {})
    return { ...fake, asked }
  }

  it('shows fees, cost and what is carried over before the tap, and sends what was reviewed', async () => {
    const sent: string[] = []
    const { asked } = await mountForm({
      change: (id, { day: at, rhythm, sum }, reminds) => {
        sent.push([id, formatDecimal(sum), rhythm, at, reminds].join(' '))
        return Effect.succeed(PLAN)
      },
    })
    const sum = page.getByRole('textbox', { name: 'Sum' })
    await sum.fill('100')
    await page.getByRole('radio', { name: 'Every week' }).click()
    await page.getByRole('switch', { name: 'Remind me to top up' }).click()
    await expect.element(page.getByText('86,81')).toBeVisible()
    await expect.element(page.getByText('13,19')).toBeVisible()
    await expect.element(page.getByText('0,43')).toBeVisible()
    await page.getByRole('button', { name: 'Review change' }).click()
    await expect.element(page.getByRole('dialog').getByText(/100,00.*EUR a week/)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Save change' }).click()
    await expect.element(page.getByText('Savings plan changed')).toBeVisible()
    expect(sent).toEqual(['p1 100.00 weekly 5 false'])
    expect(asked.at(-1)).toMatchObject({ rhythm: 'weekly', day: 5 })
  })

  it('leaves no form that would begin a plan twice once it has begun', async () => {
    const { app } = appWith({
      list: () => Effect.succeed([]),
      preview: () => Effect.succeed(PREVIEW),
      add: () => Effect.succeed(PLAN),
    })
    await mountScreen(app, '/home/plans', Plans, { code: 'MY0101' })
    const sum = page.getByRole('textbox', { name: 'Sum' })
    await sum.fill('100')
    await page.getByRole('button', { name: 'Review savings plan' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Start savings plan' }).click()
    await expect.element(page.getByText('Savings plan started')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(sum).toHaveValue('')
  })

  it('refuses a sum outside its limits, also where the server does', async () => {
    await mountForm({ change: () => Effect.fail(new Rejected({ code: 'amount-below-minimum' })) })
    const sum = page.getByRole('textbox', { name: 'Sum' })
    await sum.fill('9.99')
    await page.getByRole('button', { name: 'Review change' }).click()
    await expect.element(page.getByText('The sum is below the minimum')).toBeVisible()
    await sum.fill('10')
    await page.getByRole('button', { name: 'Review change' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save change' }).click()
    await expect.element(page.getByText('The amount is below the minimum')).toBeVisible()
    await expect.element(sum).toHaveAttribute('aria-invalid', 'true')
  })

  it('of an instrument that is only quoted says so, shows no field and asks for no preview', async () => {
    const asked: string[] = []
    const preview = (code: string) => Effect.sync(() => (asked.push(code), PREVIEW))
    for (const search of [{ code: 'MY0101' }, { id: 'p1', change: '1' }]) {
      const plan = { plan: PLAN, list: [], next: null }
      const { app } = appWith({ preview, detail: () => Effect.succeed(plan) }, { tradable: false })
      await mountScreen(app, '/home/plans', Plans, search)
      await expect.element(page.getByText('Quoted for information. It cannot be traded.')).toBeVisible()
      await expect.element(page.getByRole('link', { name: 'Choose a share or fund' })).toBeVisible()
      await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    }
    expect(asked).toEqual([])
  })

  it('is offered by the row of an instrument that is traded, and not of one that is only quoted', async () => {
    const { app } = appWith({})
    const rows = (
      <>
        <PlanRow detail={{ ...detail(), code: 'MY0101' }} />
        <PlanRow detail={{ ...detail('open', { tradable: false }), code: 'MY0102' }} />
      </>
    )
    await mountScreen(app, '/quotes/info', () => rows, {})
    await expect.element(page.getByRole('link')).toHaveAttribute('href', expect.stringContaining('MY0101'))
  })

  it('says with which purchase the sums pay for a lot', async () => {
    await mountForm({
      preview: () =>
        Effect.succeed({
          ...PREVIEW,
          lot: decimal('100'),
          lotCost: decimal('420.00'),
          periods: decimal('5'),
          quantity: decimal('0'),
        }),
    })
    await expect
      .element(page.getByText(/smallest quantity, 100 shares, can cost 420,00.*Purchase no\. 5/))
      .toBeVisible()
  })
})
