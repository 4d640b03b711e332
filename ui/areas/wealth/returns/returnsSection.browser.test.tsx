import { Effect } from 'effect'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../../domain/money/decimal.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import { makeReturnsModel } from './returns.model.ts'
import ReturnsSection from './ReturnsSection.tsx'
import { REPORT } from './testing/report.ts'

beforeAll(async () => {
  await startAllWords('us')
})

const mounted = async (moneyWeighted: string) => {
  const { app } = makeFakeApp({
    quotes: { indices: () => Effect.succeed([]) },
    reports: {
      performance: () =>
        Effect.succeed({ ...REPORT, timeWeighted: decimal('5.78'), moneyWeighted: decimal(moneyWeighted) }),
    },
  })
  app.model(makeReturnsModel).open()
  await mountScreen(app, '/', () => <ReturnsSection currency="EUR" hidden={false} />, {})
  await expect.element(page.getByText('Money-weighted return').first()).toBeVisible()
  return page.getByText(/is not shown as a figure/).elements().length
}

it('shows a return beyond belief as beyond 1.000 %, and says why', async () => {
  expect(await mounted('51965463.67')).toBe(1)
  await expect.element(page.getByText('+5,78\u00a0%')).toBeVisible()
  await expect.element(page.getByText('>\u00a0+1.000\u00a0%')).toBeVisible()
  expect(page.getByText('51.965.463').elements()).toHaveLength(0)
})

it('says nothing of it where the figures are believable', async () => {
  expect(await mounted('5.80')).toBe(0)
  await expect.element(page.getByText('+5,80\u00a0%')).toBeVisible()
})
