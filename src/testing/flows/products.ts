import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { nodeOf } from '../../../openapi/tools/node.ts'
import { exampleAnswer, exampleWith } from '../../../tests/contract/smallServer.ts'
import { button, type Flow, sheet } from './flow.ts'

const subscription = (name: string, path: string): Flow => ({
  name,
  at: `${path}?id=MY-210`,
  other: `${path}?id=MY-211`,
  answers: () => ({ '/offer/info': exampleWith('/offer/info', () => ({ mine: [] })) }),
  review: ({ offers }) => button(offers.subscribe()).click(),
  send: ({ offers }) => button(offers.send(), sheet).click(),
  done: ({ offers }) => sheet.getByText(offers.done(), { exact: true }),
})

/** Blocks, new shares, placements and their payment, activities, day trading. */
export const PRODUCTS: readonly Flow[] = [
  {
    name: 'a block',
    at: '/home/largeInfo?id=245617-0',
    answers: () => ({ '/block/preview': exampleWith('/block/preview', () => ({ quantity: '300' })) }),
    other: '/home/largeInfo?id=245617-1',
    secret: {
      field: ({ block }) => sheet.getByLabelText(block.password(), { exact: true }),
      text: 'blue-river',
      inSheet: true,
    },
    review: ({ block }) => button(block.buy()).click(),
    send: ({ block }) => button(block.buyNow(), sheet).click(),
    done: ({ block }) => sheet.getByText(block.done(), { exact: true }),
  },
  subscription('a new share', '/home/newShareInfo'),
  subscription('a placement', '/market/subscribeDetail'),
  {
    name: 'the payment of a subscription',
    at: '/mine/newShareOrder',
    review: async ({ offers }) => {
      // The one that was won and is not paid yet.
      await page.getByRole('main').getByRole('listitem').nth(1).getByRole('button').click()
      await button(offers.pay(), sheet).click()
      await expect.element(button(offers.paySend(), sheet)).toBeVisible()
    },
    send: ({ offers }) => button(offers.paySend(), sheet).click(),
    done: ({ offers }) => sheet.getByText(offers.paid(), { exact: true }),
  },
  {
    name: 'a claim',
    at: '/mine/activity',
    answers: () => ({
      '/activity/info': exampleWith('/activity/info', ({ activity }) => ({
        activity: {
          ...nodeOf(activity),
          figures: { ...nodeOf(nodeOf(activity)['figures']), obtained: '120.00', withdrawable: '120.00' },
        },
      })),
    }),
    review: () => button(/120/).click(),
    send: ({ rewards }) => button(rewards.claimNow(), sheet).click(),
    done: ({ rewards }) => sheet.getByText(rewards.done(), { exact: true }),
  },
  {
    name: 'an application for day trading',
    at: '/home/dayTrading',
    answers: () => ({
      '/daytrade/state': exampleAnswer('/daytrade/state', 'none'),
      '/identity/state': exampleAnswer('/identity/state', 'verified'),
    }),
    review: ({ daytrade }) => button(daytrade.apply()).click(),
    send: ({ daytrade }) => button(daytrade.applyNow(), sheet).click(),
    done: ({ daytrade }) => sheet.getByText(daytrade.appliedDone(), { exact: true }),
  },
]
