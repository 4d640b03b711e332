import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { makeWorthModel } from './worth.model.ts'
import { WorthRow } from './WorthRow.tsx'

it('the one total has what prices have added on another screen, instead of stepping back', async () => {
  await startAllWords('us')
  const { app } = makeFakeApp({
    funds: { worth: () => Effect.succeed({ currency: 'EUR', at: 1_000, total: decimal('600'), days: [], rates: [] }) },
  })
  await mountScreen(app, '/mine/index', WorthRow, {})
  await expect.element(page.getByText('600,00')).toBeVisible()
  app.model(makeWorthModel).move(decimal('1.25'))
  await expect.element(page.getByText('601,25')).toBeVisible()
})
