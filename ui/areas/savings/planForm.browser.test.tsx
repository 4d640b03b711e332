import { Effect } from 'effect'
import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { Rejected, SessionExpired } from '../../../ports/failure.ts'
import type { PlanTerms } from '../../../ports/Savings.ts'
import { makeSessionModel } from '../../app/session/session.model.ts'
import { startAllWords } from '../../testing/allWords.ts'
import type { FakePorts } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { detail } from '../orders/ticket/testing/sample.ts'
import { PlanForm } from './PlanForm.tsx'
import { PlanRow } from './PlanRow.tsx'
import Plans from './Plans.tsx'
import { makeSavingsModel } from './savings.model.ts'
import { appWith, PLAN, PREVIEW } from './testing/plan.ts'

beforeAll(async () => {
  await startAllWords('us')
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

  it('keeps what was typed where it is left and opened again, until the plan has changed', async () => {
    let plan = PLAN
    const { app } = appWith({
      preview: () => Effect.succeed(PREVIEW),
      detail: () => Effect.sync(() => ({ plan, list: [], next: null })),
    })
    const sum = page.getByRole('textbox', { name: 'Sum' })
    const open = () => mountScreen(app, '/home/plans', Plans, { id: 'p1', change: '1' })
    const first = await open()
    await expect.element(sum).toHaveValue('100,00')
    await sum.fill('75')
    await first.unmount()
    const second = await open()
    await expect.element(sum).toHaveValue('75')
    await second.unmount()
    plan = { ...PLAN, sum: decimal('60.00') }
    await open()
    await expect.element(sum).toHaveValue('60,00')
  })

  it('has what was typed before the session ended, after the next log-in', async () => {
    const { app } = appWith({ list: () => Effect.succeed([]), preview: () => Effect.succeed(PREVIEW) })
    const { expired, signedIn } = app.model(makeSessionModel)
    await signedIn({ token: 't', account: 'me' })
    const sum = page.getByRole('textbox', { name: 'Sum' })
    const open = () => mountScreen(app, '/home/plans', Plans, { code: 'MY0101' })
    const screen = await open()
    await sum.fill('75')
    await screen.unmount()
    expired(new SessionExpired({ code: 'login-again', token: 't' }))
    await expect.poll(() => app.model(makeSessionModel).session.peek()).toBeNull()
    await signedIn({ token: 't', account: 'me' })
    await open()
    await expect.element(sum).toHaveValue('75')
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
    await expect.element(page.getByText(/^At least 10,00.EUR$/)).toBeVisible()
    for (const [typed, said] of [
      ['-5', 'Must not be negative'],
      ['9'.repeat(50), 'Too long'],
    ] as const) {
      await sum.fill(typed)
      await page.getByRole('button', { name: 'Review change' }).click()
      await expect.element(page.getByText(said)).toBeVisible()
    }
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
      const screen = await mountScreen(app, '/home/plans', Plans, search)
      await expect.element(page.getByText('Quoted for information. It cannot be traded.')).toBeVisible()
      await expect.element(page.getByRole('link', { name: 'Choose a share or fund' })).toBeVisible()
      await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
      await screen.unmount()
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
