import { Effect } from 'effect'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import type { Deposit } from '../../../ports/Deposits.ts'
import { locale } from '../../i18n/words.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { deviceTime } from '../../data/clock/device.ts'
import { makeLiveParts } from '../../data/live/parts.model.ts'
import { makeDepositModel } from './deposit.model.ts'
import { DepositHistory } from './DepositHistory.tsx'

const REQUESTED = Date.UTC(2026, 0, 14, 9)
const REJECTED: Deposit = {
  id: 'd-1',
  method: 'bank',
  currency: 'EUR',
  amount: decimal('250'),
  transferDay: 20_467,
  proofUrl: null,
  state: 'rejected',
  reason: 'unreadable',
  remark: null,
  requestedAt: REQUESTED,
  dueAt: REQUESTED + 172_800_000,
  reviewedAt: REQUESTED + 3_600_000,
}

beforeAll(async () => {
  await startAllWords('us')
})

it('the row of a rejected deposit keeps its date beside the reason', async () => {
  const { app } = makeFakeApp({ deposits: { list: () => Effect.succeed({ list: [REJECTED], next: null }) } })
  await app.model(makeDepositModel).loadHistory()
  await mountScreen(app, '/mine/deposit', DepositHistory, {})
  const row = page.getByRole('listitem')
  await expect.element(row).toHaveTextContent(deviceTime(REQUESTED, locale.peek().tag))
  await expect.element(row).toHaveTextContent('2026')
  await expect.element(row).toHaveTextContent('The picture cannot be read')
})

it('follows a review that ends while the history is open, also where a deposit is shown', async () => {
  let list: ReadonlyArray<Deposit> = [{ ...REJECTED, state: 'under-review', reason: null, reviewedAt: null }]
  const { app } = makeFakeApp({
    platform: { watchOnline: () => () => undefined, watchVisible: () => () => undefined },
    deposits: { list: () => Effect.sync(() => ({ list, next: null })) },
  })
  await app.model(makeDepositModel).loadHistory()
  await mountScreen(app, '/mine/deposit', DepositHistory, {})
  await page.getByRole('listitem').getByRole('button').click()
  await expect.element(page.getByRole('dialog')).toHaveTextContent('Under review')
  list = [{ ...REJECTED, state: 'approved', reason: null }]
  for (const part of app.model(makeLiveParts).all) part.hear({ is: 'messages', unread: 1 })
  await expect.element(page.getByRole('dialog')).toHaveTextContent('Credited')
})
