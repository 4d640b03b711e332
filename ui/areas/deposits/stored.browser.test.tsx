import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import { formatAmount } from '../../../domain/money/format.ts'
import { DEPOSIT_CHANNEL } from '../../app/testing/gated.ts'
import { currentWords } from '../../i18n/words.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { expectNoBarriers } from '../../testing/barriers.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { NOW } from '../../testing/now.ts'
import { makeDepositModel } from './deposit.model.ts'
import Stored from './Stored.tsx'

const ACCOUNT = {
  id: 'account-1',
  holder: 'Calm Broker',
  bank: 'Banco Sereno',
  number: 'ES9121000418450200051332',
  swift: null,
  bankAddress: null,
  payeeAddress: null,
  accountType: null,
  network: null,
  walletAddress: null,
  reference: '001024',
  paymentCode: null,
}

const open = async () => {
  const copied: string[] = []
  const saved: string[] = []
  const { app } = makeFakeApp({
    clock: { now: () => NOW, newId: () => 'id' },
    deposits: { channels: () => Effect.succeed([{ ...DEPOSIT_CHANNEL, isOpen: true, accounts: [ACCOUNT] }]) },
    platform: {
      copy: (text) => Effect.sync(() => copied.push(text) > 0),
      saveFile: (name) => Effect.sync(() => void saved.push(name)),
    },
  })
  await mountScreen(app, '/mine/stored', Stored, {})
  return { app, copied, saved }
}

const amount = () => page.getByRole('textbox', { name: currentWords().transfers.amount() })

it.each(['us', 'ar'])(
  'begins with the amount, which goes into the payment code and the report (%s)',
  async (language) => {
    await startAllWords(language)
    const { transfers } = currentWords()
    const { app, saved } = await open()
    await amount().fill('1500')
    await page.getByRole('button', { name: transfers.paymentCode.open() }).click()
    const sheet = page.getByRole('dialog')
    await expect.element(sheet.getByRole('img', { name: transfers.paymentCode.title() })).toBeVisible()
    await expect.element(sheet).toHaveTextContent(formatAmount(decimal('1500')))
    await expectNoBarriers()
    await sheet.getByRole('button', { name: transfers.paymentCode.save() }).click()
    await expect.poll(() => saved).toEqual(['payment-EUR.png'])
    expect(app.model(makeDepositModel).form.draft.peek().amount).toBe('1.500,00')
  },
)

it('copies each line of the account with a button of its own', async () => {
  await startAllWords('us')
  const { transfers } = currentWords()
  const { copied } = await open()
  const copy = (what: string) => page.getByRole('button', { name: transfers.copy({ what }), exact: true })
  // Read in groups of four, copied without a space.
  await expect.element(page.getByText('ES91 2100 0418 4502 0005 1332', { exact: true })).toBeVisible()
  await copy(transfers.payIn.number()).click()
  await copy(transfers.payIn.reference()).click()
  await expect.poll(() => copied).toEqual([ACCOUNT.number, ACCOUNT.reference])
})

it('says before the transfer that the channel does not take the amount, which goes into no payment code', async () => {
  await startAllWords('us')
  await open()
  await amount().fill('5')
  await expect.element(amount()).not.toHaveAttribute('aria-invalid', 'true')
  await userEvent.tab()
  await expect.element(amount()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText(/At least 20,00.EUR/)).toBeVisible()
  await page.getByRole('button', { name: currentWords().transfers.paymentCode.open() }).click()
  await expect.element(page.getByRole('dialog').getByText('5,00')).not.toBeInTheDocument()
})
