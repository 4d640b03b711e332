import { expect, expectAccessible } from '../support/fixtures.ts'
import { exchangeScreen } from './exchangeScreen.ts'
import { PASSWORD } from './inPlace.ts'
import { type Journey, shown } from './journey.ts'
import { expectReceipt } from './receipt.ts'
import { withdrawScreen } from './withdrawScreen.ts'

/** Exchanges 1,000 euros into ringgit; returns how many. */
export const exchange = async ({ page, words, go, wallet }: Journey): Promise<number> => {
  const form = exchangeScreen({ page, words })
  await go('/mine/exchangeRate')
  await form.buy('MYR')
  await form.pay.fill('1.000')
  await expect(form.receive).not.toHaveValue('')
  await expectAccessible(page)
  await form.goOn()
  await form.send()
  await expect(form.sheet.getByText(words.server.exchanged, { exact: true })).toBeVisible()
  const bought = Number((await wallet('MYR'))?.balance)
  await expectReceipt({ page, words }, form.sheet, ['1.500,00\u00a0EUR', `${shown(bought)}\u00a0MYR`])
  await form.leave()
  expect(await wallet('EUR')).toMatchObject({ balance: '1500.00', frozen: '0.00' })
  expect(bought).toBeGreaterThan(3_000)
  return bought
}

/** Tries amounts that may not be withdrawn; afterwards the clock is at the close of the day. */
export const tryInVain = async ({ page, words, go, steer, wallet }: Journey, close: Date) => {
  const { transfers, server } = words
  const form = withdrawScreen({ page, words })
  const said = (text: string) => page.getByText(text.slice(0, text.indexOf('{')))
  await go('/mine/withdraw')
  await form.choose('MYR')
  await form.review('99,99', PASSWORD)
  await expect(said(transfers.problems['below-minimum'])).toContainText('100,00')
  await form.review('500.000,01', PASSWORD)
  await expect(said(transfers.problems['above-maximum'])).toContainText('500.000,00')
  await expectAccessible(page)

  // Reviewed a moment before the close, sent a moment after it: the broker refuses, and the field shows the reason.
  await form.review('1.500,00', PASSWORD)
  await expect(form.sheet).toBeVisible()
  await steer.post('/clock', { to: close.toISOString() })
  await form.send()
  await expect(page.getByText(server['outside-withdrawal-hours']).first()).toBeVisible()
  await expect(form.sheet).toBeHidden()
  // A customer who comes then sees it before they type.
  await go()
  await form.choose('MYR')
  await expect(page.getByText(transfers.closedTitle)).toBeVisible()
  expect(await wallet('MYR')).toMatchObject({ frozen: '0.00' })
}

export const withdraw = async ({ page, words, wallet }: Journey, bought: number) => {
  const { server } = words
  const form = withdrawScreen({ page, words })
  await form.choose('MYR')
  await form.request('1.500,00', '918273')
  await expect(page.getByText(server['wrong-fund-password']).first()).toBeVisible()
  // The digits of an Arabic keyboard count as the same.
  await form.request(
    '١٬٥٠٠',
    PASSWORD.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))),
  )
  await expect(form.sheet.getByText(words.server['withdrawal-submitted'])).toBeVisible()
  await expectReceipt({ page, words }, form.sheet, [`${shown(bought - 1500)}\u00a0MYR`])
  await form.leave()
  expect(await wallet('MYR')).toMatchObject({ balance: (bought - 1500).toFixed(2), frozen: '1500.00' })
}

export const thinkTwice = async (
  { page, words, customer: { account }, go, steer, wallet }: Journey,
  bought: number,
) => {
  const { transfers } = words
  const form = withdrawScreen({ page, words })
  await form.cancelNewest()
  await expect(form.rows.first()).toContainText(transfers.withdrawStates.cancelled)
  expect(await wallet('MYR')).toMatchObject({ balance: bought.toFixed(2), frozen: '0.00' })
  await page.getByRole('tab', { name: transfers.newOne }).click()
  await form.request('1.500,00', PASSWORD)
  await expect(form.sheet.getByText(words.server['withdrawal-submitted'])).toBeVisible()
  await form.leave()
  await steer.post('/withdrawals/pay', { account })
  await go('/mine/withdraw')
  await form.choose('MYR')
  await form.showHistory()
  await expect(form.rows).toContainText([transfers.withdrawStates.paid, transfers.withdrawStates.cancelled])
  expect(await wallet('MYR')).toMatchObject({ balance: (bought - 1500).toFixed(2), frozen: '0.00' })
}
