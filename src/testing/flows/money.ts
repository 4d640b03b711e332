import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { exampleAnswer, exampleWith } from '../../../tests/contract/smallServer.ts'
import { button, type Flow, sheet, type Words } from './flow.ts'

const PASSWORD = '739182'

/** The rate of the currencies that the screen begins with. */
const RATE = { from: 'EUR', to: 'USD', rate: '1.25', min: '0.01', time: 1_768_442_400_600 }

/** What the system's picker of pictures does: a picture is chosen in the nth field, after those before it, and uploaded. */
export const choosePicture = async (words: Words, nth = 0): Promise<void> => {
  const canvas = new OffscreenCanvas(9, 6)
  canvas.getContext('2d')?.fillRect(0, 0, 9, 6)
  const pixels = await canvas.convertToBlob({ type: 'image/jpeg' })
  const chosen = new DataTransfer()
  chosen.items.add(new File([pixels], 'proof.jpg', { type: pixels.type }))
  const input = document.querySelectorAll<HTMLInputElement>('main input[type=file]')[nth]
  if (input === undefined) throw new Error('no picture can be chosen')
  // An upload is the only call that is not sent by `fetch`. Each picture has another id.
  const answer = exampleWith('/upload/image', () => ({ id: `0190a5f0-9b21-7d02-9f11-3c5e7a9b1d2${nth}` }))
  let isSent = false
  const Real = XMLHttpRequest
  globalThis.XMLHttpRequest = class extends Real {
    override open() {
      isSent = true
      super.open('GET', `data:application/json,${encodeURIComponent(JSON.stringify(answer))}`)
    }
  }
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  // It is sent once it has been made smaller, which takes longer than to show it.
  await expect.poll(() => isSent).toBe(true)
  await expect.element(button(new RegExp(words.remove())).nth(nth)).toBeVisible()
  globalThis.XMLHttpRequest = Real
}

/** Withdrawal, deposit, exchange, linking an account, a loan. */
export const MONEY: readonly Flow[] = [
  {
    name: 'a withdrawal',
    doneLeads: true,
    at: '/mine/withdraw',
    answers: () => ({
      '/security/passkeys': exampleAnswer('/security/passkeys', 'empty'),
      '/funds/withdrawpreview': exampleWith('/funds/withdrawpreview', () => ({ money: '125.75', arrival: '124.25' })),
    }),
    fill: async ({ transfers }) => {
      await page.getByLabelText(transfers.amount(), { exact: true }).click()
      await page.getByLabelText(transfers.amount(), { exact: true }).fill('125,75')
    },
    kept: ({ transfers }) => page.getByLabelText(transfers.amount(), { exact: true }),
    secret: {
      field: ({ transfers }) => page.getByLabelText(transfers.fundPassword(), { exact: true }),
      text: PASSWORD,
    },
    review: ({ transfers }) => button(transfers.review()).click(),
    send: ({ transfers }) => button(transfers.withdrawSend(), sheet).click(),
    done: ({ server }) => sheet.getByText(server['withdrawal-submitted'](), { exact: true }),
  },
  {
    name: 'a deposit',
    doneLeads: true,
    at: '/mine/deposit?channel=bank-eur',
    fill: async (words) => {
      const { transfers } = words
      await page.getByLabelText(transfers.amount(), { exact: true }).fill('250,50')
      if (button(new RegExp(words.remove())).query() === null) await choosePicture(words)
    },
    kept: ({ transfers }) => page.getByLabelText(transfers.amount(), { exact: true }),
    review: ({ transfers }) => button(transfers.review()).click(),
    send: ({ transfers }) => button(transfers.depositSend(), sheet).click(),
    done: ({ server }) => sheet.getByText(server['deposit-submitted'](), { exact: true }),
  },
  {
    name: 'an exchange',
    at: '/mine/exchangeRate',
    answers: () => ({
      '/exchange/pairs': { status: 1, data: [RATE] },
      '/exchange/quote': exampleWith('/exchange/quote', () => RATE),
    }),
    fill: async ({ exchange }) => {
      const pay = page.getByLabelText(exchange.pay(), { exact: true })
      await pay.click()
      await pay.fill('99,90')
      // The rate has arrived.
      await expect.element(page.getByLabelText(exchange.receive(), { exact: true })).not.toHaveValue('')
    },
    kept: ({ exchange }) => page.getByLabelText(exchange.pay(), { exact: true }),
    review: ({ exchange }) => button(exchange.continue()).click(),
    send: ({ exchange }) => button(exchange.send(), sheet).click(),
    done: ({ server }) => sheet.getByText(server.exchanged(), { exact: true }),
  },
  {
    name: 'an account linked',
    doneLeads: true,
    at: '/mine/bankAdd',
    fill: async ({ payees }) => {
      const field = (name: string) => page.getByRole('textbox', { name, exact: true })
      await field(payees.holder()).fill('Marina Ribera')
      await field(payees.bank()).fill('Banco Sereno')
      await field(payees.swift()).fill('CAIXESBBXXX')
    },
    kept: ({ payees }) => page.getByRole('textbox', { name: payees.bank(), exact: true }),
    review: async ({ payees }) => {
      await page.getByRole('textbox', { name: payees.number(), exact: true }).fill('DE89370400440532013000')
      await page.getByLabelText(payees.fundPassword(), { exact: true }).fill(PASSWORD)
      await button(payees.review()).click()
    },
    send: ({ payees }) => button(payees.send(), sheet).click(),
    done: ({ payees }) => sheet.getByText(payees.bound(), { exact: true }),
  },
  {
    name: 'a loan',
    at: '/home/borrow',
    enter: ({ lending }) => page.getByRole('tab', { name: lending.credit() }).click(),
    fill: ({ lending }) => page.getByLabelText(lending.borrowAmount()).fill('1000'),
    kept: ({ lending }) => page.getByLabelText(lending.borrowAmount()),
    secret: {
      field: ({ transfers }) => page.getByLabelText(transfers.fundPassword(), { exact: true }),
      text: PASSWORD,
    },
    review: ({ lending }) => button(lending.review()).click(),
    send: ({ lending }) => button(lending.borrowNow(), sheet).click(),
    done: ({ lending }) => sheet.getByText(lending.borrowDone(), { exact: true }),
  },
]
