import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { NOW } from '../../testing/now.ts'
import ExchangePanel from './ExchangePanel.tsx'

it('says what is wrong with an amount as soon as its field is left, and nothing of an empty one', async () => {
  await startAllWords('us')
  const { app } = makeFakeApp({
    clock: { now: () => NOW, newId: () => 'id' },
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    exchange: {
      wallets: () => Effect.succeed([{ currency: 'EUR', available: decimal('620'), settled: decimal('500') }]),
      rate: (from, to) => Effect.succeed({ from, to, rate: decimal('1.085'), least: decimal('0.01'), madeAt: NOW }),
      quote: () => Effect.never,
    },
  })
  await mountScreen(app, '/mine/exchangeRate', ExchangePanel, {})
  const pay = page.getByRole('textbox', { name: 'You pay' })
  await pay.click()
  await userEvent.tab()
  await expect.element(pay).not.toHaveAttribute('aria-invalid', 'true')
  await pay.fill('501')
  await expect.element(pay).not.toHaveAttribute('aria-invalid', 'true')
  await userEvent.tab()
  await expect.element(page.getByText(/^More than is available: 500,00.EUR$/)).toBeVisible()
})
