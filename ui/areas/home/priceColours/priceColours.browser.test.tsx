import { Effect } from 'effect'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../../domain/money/decimal.ts'
import { setFigureStyle } from '../../../../domain/money/figureStyle.ts'
import { formatAmount } from '../../../../domain/money/format.ts'
import { makePreferencesModel } from '../../../app/session/preferences.model.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import PriceColours from './PriceColours.tsx'

afterEach(() => setFigureStyle('dot-comma'))

const asked = async (code: string, stored: ReadonlyArray<readonly [string, string]> = []) => {
  await startAllWords(code)
  const reload = vi.fn()
  const { app, kept } = makeFakeApp({ platform: { reload: Effect.sync(reload) } })
  for (const [key, value] of stored) kept.set(key, value)
  await mountScreen(app, '/', PriceColours, {})
  return { kept, reload }
}
const styles = () => page.getByRole('group', { name: 'Number format' })

it('asks in English how figures are written, but not for the colours, and starts again with the answer', async () => {
  const { kept, reload } = await asked('us')
  await expect.element(styles()).toBeVisible()
  expect(page.getByRole('group').elements()).toHaveLength(1)
  await page.getByRole('button', { name: '1,234.56' }).click()
  await expect.element(styles()).not.toBeInTheDocument()
  expect([kept.get('figures'), reload.mock.calls.length]).toEqual(['comma-dot', 1])
})

it('keeps the page where the answer is the style that it has', async () => {
  const { kept, reload } = await asked('us')
  await page.getByRole('button', { name: '1.234,56' }).click()
  await expect.element(styles()).not.toBeInTheDocument()
  expect([kept.get('figures'), reload.mock.calls.length]).toEqual(['dot-comma', 0])
})

it('asks in Korean for both, and for what was not answered', async () => {
  await asked('kr')
  await expect.element(page.getByRole('group').nth(1)).toBeVisible()
})

it('asks nothing that was answered', async () => {
  await asked('kr', [
    ['direction', 'red-up'],
    ['figures', 'space-comma'],
  ])
  expect(page.getByRole('group').elements()).toHaveLength(0)
})

it('writes every figure in the style that was chosen before', async () => {
  const { app } = makeFakeApp({}, new Map([['figures', 'comma-dot']]))
  await app.model(makePreferencesModel).restore()
  expect(formatAmount(decimal('1234.5'))).toBe('1,234.50')
})
