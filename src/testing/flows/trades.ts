import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { exampleAnswer, exampleWith } from '../../../tests/contract/smallServer.ts'
import { button, type Flow, sheet } from './flow.ts'

/** The longer part of a sentence beside its value. */
const besides = (sentence: (value: { amount: string }) => string): string =>
  sentence({ amount: '|' })
    .split('|')
    .toSorted((a, b) => b.length - a.length)[0]
    ?.trim() ?? ''

/** Orders, closing, lending, copy trading. */
export const TRADES: readonly Flow[] = [
  {
    name: 'an order',
    at: '/quotes/infoBuy?code=MY0101',
    other: '/quotes/infoBuy?code=CN0244',
    answers: (form) => ({ '/quotes/info': exampleWith('/quotes/info', () => ({ code: form.get('code') })) }),
    fill: ({ orders }) => page.getByLabelText(orders.quantity(), { exact: true }).fill('200'),
    kept: ({ orders }) => page.getByLabelText(orders.quantity(), { exact: true }),
    review: ({ orders }) => button(orders.review()).last().click(),
    send: ({ orders }) => button(orders.send(), sheet).click(),
    done: ({ orders }) => sheet.getByText(orders.result.orderNumber(), { exact: true }),
  },
  {
    name: 'shares lent',
    at: '/home/borrow',
    review: ({ lending }) =>
      page.getByRole('list', { name: lending.myShares() }).getByRole('listitem').first().getByRole('button').click(),
    send: ({ lending }) => button(lending.lendNow(), sheet).click(),
    done: ({ lending }) => sheet.getByText(lending.lent(), { exact: true }),
  },
  {
    name: 'a position closed',
    at: '/position/info?id=7003',
    other: '/position/info?id=7004',
    formSheet: ({ orders }) => button(orders.review(), sheet),
    review: async ({ markets, orders }) => {
      await button(markets.actions['close-long'](), page.getByRole('main')).click()
      await button(orders.review(), sheet).click()
      await expect.element(button(orders.send(), sheet)).toBeVisible()
      // The form is closed.
      await expect.poll(() => sheet.elements()).toHaveLength(1)
    },
    send: ({ orders }) => button(orders.send(), sheet).click(),
    done: ({ orders }) => sheet.getByText(orders.result.orderNumber(), { exact: true }),
  },
  {
    name: 'a strategist copied',
    at: '/home/follow?code=AUR-27',
    other: '/home/follow?code=OBS-14',
    answers: () => ({ '/identity/state': exampleAnswer('/identity/state', 'verified') }),
    kept: ({ copytrading }) => page.getByLabelText(copytrading.amount(), { exact: true }),
    review: async ({ copytrading }) => {
      const amount = page.getByLabelText(copytrading.amount(), { exact: true })
      // The focused field shows the amount without thousands separators.
      await amount.click()
      await amount.fill('3000')
      await button(copytrading.review()).click()
    },
    send: ({ copytrading }) => button(copytrading.buy(), sheet).click(),
    done: ({ copytrading }) => sheet.getByText(besides(copytrading.boughtText)),
  },
]
