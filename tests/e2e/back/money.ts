import { expect } from '../support/fixtures.ts'
import { depositScreen } from '../money/depositScreen.ts'
import { exchangeScreen } from '../money/exchangeScreen.ts'
import { BANK, PASSWORD } from '../money/inPlace.ts'
import { payeeScreen } from '../money/payeeScreen.ts'
import { photo } from '../support/pictures.ts'
import type { Flow } from './flow.ts'

/** Of an account that the customer has not linked yet. */
const OTHER_NUMBER = 'DE89370400440532013000'

/** Withdrawal, deposit, exchange, linking an account, a loan. */
export const MONEY: readonly Flow[] = [
  {
    name: 'a withdrawal',
    doneLeads: true,
    arrange: async () => ({ at: '/mine/withdraw' }),
    fill: async ({ page, words: { transfers } }) => {
      await page.getByLabel(transfers.amount, { exact: true }).click()
      await page.getByLabel(transfers.amount, { exact: true }).fill('125,75')
    },
    kept: ({ page, words: { transfers } }) => page.getByLabel(transfers.amount, { exact: true }),
    secret: {
      field: ({ page, words: { transfers } }) => page.getByLabel(transfers.fundPassword, { exact: true }),
      text: PASSWORD,
    },
    review: ({ page, words: { transfers } }) => page.getByRole('button', { name: transfers.review }).click(),
    send: ({ sheet, words: { transfers } }) => sheet.getByRole('button', { name: transfers.withdrawSend }).click(),
    done: ({ sheet, words: { server } }) => sheet.getByText(server['withdrawal-submitted'], { exact: true }),
  },
  {
    name: 'a deposit',
    doneLeads: true,
    arrange: async () => ({ at: '/mine/deposit?channel=bank-eur' }),
    fill: async (shown) => {
      const screen = depositScreen(shown)
      await screen.fillIn('250,50')
      if ((await shown.page.getByRole('button', { name: shown.words.remove }).count()) === 0)
        await screen.addProof(await photo('#a33'))
    },
    kept: ({ page, words: { transfers } }) => page.getByLabel(transfers.amount, { exact: true }),
    review: (shown) => depositScreen(shown).review(),
    send: (shown) => depositScreen(shown).send(),
    done: ({ sheet, words: { server } }) => sheet.getByText(server['deposit-submitted'], { exact: true }),
  },
  {
    name: 'an exchange',
    arrange: async () => ({ at: '/mine/exchangeRate' }),
    fill: async (shown) => {
      const { pay, receive } = exchangeScreen(shown)
      await pay.click()
      await pay.fill('99,90')
      // The rate has arrived.
      await expect(receive).not.toHaveValue('')
    },
    kept: (shown) => exchangeScreen(shown).pay,
    review: (shown) => exchangeScreen(shown).goOn(),
    send: (shown) => exchangeScreen(shown).send(),
    done: ({ sheet, words: { server } }) => sheet.getByText(server.exchanged, { exact: true }),
  },
  {
    name: 'an account linked',
    doneLeads: true,
    arrange: async () => ({ at: '/mine/bankAdd' }),
    fill: (shown) => payeeScreen(shown).fillIn(BANK.holder, BANK.bank, BANK.swift),
    kept: ({ page, words: { payees } }) => page.getByRole('textbox', { name: payees.bank, exact: true }),
    review: (shown) => payeeScreen(shown).review(OTHER_NUMBER),
    send: (shown) => payeeScreen(shown).bind(),
    done: ({ sheet, words: { payees } }) => sheet.getByText(payees.bound, { exact: true }),
  },
  {
    name: 'a loan',
    arrange: async () => ({ at: '/home/borrow' }),
    enter: ({ page, words: { lending } }) => page.getByRole('tab', { name: lending.credit }).click(),
    fill: ({ page, words: { lending } }) => page.getByLabel(lending.borrowAmount).fill('1000'),
    kept: ({ page, words: { lending } }) => page.getByLabel(lending.borrowAmount),
    secret: {
      field: ({ page, words: { transfers } }) => page.getByLabel(transfers.fundPassword, { exact: true }),
      text: PASSWORD,
    },
    review: ({ page, words: { lending } }) => page.getByRole('button', { name: lending.review }).click(),
    send: ({ sheet, words: { lending } }) => sheet.getByRole('button', { name: lending.borrowNow }).click(),
    done: ({ sheet, words: { lending } }) => sheet.getByText(lending.borrowDone, { exact: true }),
  },
]
