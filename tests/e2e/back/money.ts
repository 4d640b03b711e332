import { expect } from '../fixtures.ts'
import { depositScreen } from '../money/depositScreen.ts'
import { exchangeScreen } from '../money/exchangeScreen.ts'
import { BANK, PASSWORD, putInPlace } from '../money/inPlace.ts'
import { payeeScreen } from '../money/payeeScreen.ts'
import { photo } from '../pictures.ts'
import type { Flow } from './flow.ts'

/** Withdraw, deposit, exchange, an account linked, a loan. */
export const MONEY: readonly Flow[] = [
  {
    name: 'a withdrawal',
    arrange: async ({ me, onMonday, steer, url }) => {
      await onMonday()
      await putInPlace(url, steer, me())
      return { at: '/mine/withdraw' }
    },
    fill: async ({ page, words: { funds } }) => {
      await page.getByLabel(funds.amount, { exact: true }).click()
      await page.getByLabel(funds.amount, { exact: true }).fill('125,75')
    },
    kept: ({ page, words: { funds } }) => page.getByLabel(funds.amount, { exact: true }),
    secret: {
      field: ({ page, words: { funds } }) => page.getByLabel(funds.fundPassword, { exact: true }),
      text: PASSWORD,
    },
    review: ({ page, words: { funds } }) => page.getByRole('button', { name: funds.review }).click(),
    send: ({ sheet, words: { funds } }) => sheet.getByRole('button', { name: funds.withdrawSend }).click(),
    done: ({ sheet, words: { funds } }) => sheet.getByText(funds.withdrawDone, { exact: true }),
  },
  {
    name: 'a deposit',
    arrange: async () => ({ at: '/mine/deposit?channel=bank-eur' }),
    fill: async (shown) => {
      const screen = depositScreen(shown)
      await screen.fillIn('250,50')
      if ((await shown.page.getByRole('button', { name: shown.words.remove }).count()) === 0)
        await screen.addProof(await photo('#a33'))
    },
    kept: ({ page, words: { funds } }) => page.getByLabel(funds.amount, { exact: true }),
    review: (shown) => depositScreen(shown).review(),
    send: (shown) => depositScreen(shown).send(),
    done: ({ sheet, words: { funds } }) => sheet.getByText(funds.depositDone, { exact: true }),
  },
  {
    name: 'an exchange',
    arrange: async () => ({ at: '/mine/exchangeRate' }),
    fill: async (shown) => {
      const { pay, receive } = exchangeScreen(shown)
      await pay.click()
      await pay.fill('99,90')
      // The rate has come.
      await expect(receive).not.toHaveValue('')
    },
    kept: (shown) => exchangeScreen(shown).pay,
    review: (shown) => exchangeScreen(shown).goOn(),
    send: (shown) => exchangeScreen(shown).send(),
    done: ({ sheet, words: { exchange } }) => sheet.getByText(exchange.done, { exact: true }),
  },
  {
    name: 'an account linked',
    arrange: async ({ me, steer }) => {
      const { account } = me()
      await steer.post('/identity/grant', { account, name: BANK.holder, idNumber: `ID-${account}` })
      await steer.post('/fundpassword', { account, password: PASSWORD })
      return { at: '/mine/bankAdd' }
    },
    fill: (shown) => payeeScreen(shown).fillIn(BANK.holder, BANK.bank, BANK.swift),
    kept: ({ page, words: { banking } }) => page.getByRole('textbox', { name: banking.bank, exact: true }),
    review: (shown) => payeeScreen(shown).review(BANK.number),
    send: (shown) => payeeScreen(shown).bind(),
    done: ({ sheet, words: { banking } }) => sheet.getByText(banking.bound, { exact: true }),
  },
  {
    name: 'a loan',
    arrange: async ({ me, steer, url }) => {
      await putInPlace(url, steer, me())
      return { at: '/home/borrow' }
    },
    enter: ({ page, words: { borrow } }) => page.getByRole('tab', { name: borrow.credit }).click(),
    fill: ({ page, words: { borrow } }) => page.getByLabel(borrow.borrowAmount).fill('1000'),
    kept: ({ page, words: { borrow } }) => page.getByLabel(borrow.borrowAmount),
    secret: {
      field: ({ page, words: { funds } }) => page.getByLabel(funds.fundPassword, { exact: true }),
      text: PASSWORD,
    },
    review: ({ page, words: { borrow } }) => page.getByRole('button', { name: borrow.review }).click(),
    send: ({ sheet, words: { borrow } }) => sheet.getByRole('button', { name: borrow.borrowNow }).click(),
    done: ({ sheet, words: { borrow } }) => sheet.getByText(borrow.borrowDone, { exact: true }),
  },
]
