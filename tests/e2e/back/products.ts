import { call } from '../../demoCustomer.ts'
import type { Customer } from '../support/control.ts'
import type { Arranging, Flow } from './flow.ts'

const mine = ({ token, account }: Customer) => ({ token, account })

/** Two open offers of one kind, of different companies. */
const openOffers = async ({ me, url }: Arranging, kind: string) => {
  const form = { kind, tab: 'open', limit: '100' }
  const { list } = (await call(url, '/offer/list', form, mine(me()))) as {
    list: ReadonlyArray<{ id: string; stage: string }>
  }
  return list.filter(({ stage }) => stage === 'open').map(({ id }) => id)
}

const subscription = (name: string, path: string, kind: string): Flow => ({
  name,
  arrange: async (arranging) => {
    const [first = '', second] = await openOffers(arranging, kind)
    return { at: `${path}?id=${first}`, ...(second !== undefined && { other: `${path}?id=${second}` }) }
  },
  review: ({ page, words: { offers } }) => page.getByRole('button', { name: offers.subscribe, exact: true }).click(),
  send: ({ sheet, words: { offers } }) => sheet.getByRole('button', { name: offers.send }).click(),
  done: ({ sheet, words: { offers } }) => sheet.getByText(offers.done, { exact: true }),
})

/** Blocks, new shares, placements and their payment, activities, day trading. */
export const PRODUCTS: readonly Flow[] = [
  {
    name: 'a block',
    arrange: async ({ me, steer, url }) => {
      const { list } = (await call(url, '/block/list', { which: 'open' }, mine(me()))) as {
        list: ReadonlyArray<{ id: string }>
      }
      await steer.post('/blocks/channel', { password: 'blue-river' })
      return { at: `/home/largeInfo?id=${list[0]!.id}`, other: `/home/largeInfo?id=${list[1]!.id}` }
    },
    secret: {
      field: ({ sheet, words: { block } }) => sheet.getByLabel(block.password, { exact: true }),
      text: 'blue-river',
      inSheet: true,
    },
    review: ({ page, words: { block } }) => page.getByRole('button', { name: block.buy, exact: true }).click(),
    send: ({ sheet, words: { block } }) => sheet.getByRole('button', { name: block.buyNow }).click(),
    done: ({ sheet, words: { block } }) => sheet.getByText(block.done, { exact: true }),
    clean: ({ steer }) => steer.post('/blocks/channel', { password: null }),
  },
  subscription('a new share', '/home/newShareInfo', 'newshare'),
  subscription('a placement', '/market/subscribeDetail', 'placement'),
  {
    name: 'the payment of a subscription',
    arrange: async (arranging) => {
      const { me, steer, url } = arranging
      const { account } = me()
      // Some A-shares are paid up front: theirs has no payment of its own.
      const { list } = (await call(
        url,
        '/offer/list',
        { kind: 'newshare', tab: 'open', limit: '100', market: 'CN' },
        mine(me()),
      )) as { list: ReadonlyArray<{ id: string; payment: string; stage: string }> }
      const { id } = list.find(({ payment, stage }) => stage === 'open' && payment === 'afterwinning')!
      await call(url, '/offer/subscribe', { id, quantity: '500', requestid: crypto.randomUUID() }, mine(me()))
      await steer.post('/subscriptions/outcome', { account, allotted: '500' })
      await steer.post('/subscriptions/step', { account, step: 'result' })
      return { at: '/mine/newShareOrder' }
    },
    review: async ({ page, sheet, words: { offers } }) => {
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
      await sheet.getByRole('button', { name: offers.pay, exact: true }).click()
      await sheet.getByRole('button', { name: offers.paySend }).waitFor()
    },
    send: ({ sheet, words: { offers } }) => sheet.getByRole('button', { name: offers.paySend }).click(),
    done: ({ sheet, words: { offers } }) => sheet.getByText(offers.paid, { exact: true }),
  },
  {
    name: 'a claim',
    arrange: async ({ me, steer }) => {
      for (const task of ['deposit', 'trade'])
        await steer.post('/activities/complete', { account: me().account, activity: 'newcomer', task })
      return { at: '/mine/activity' }
    },
    review: ({ page, words: { rewards } }) =>
      page.getByRole('button', { name: new RegExp(rewards.claim.replace(/\{.*?\}/, '.*\\d')) }).click(),
    send: ({ sheet, words: { rewards } }) => sheet.getByRole('button', { name: rewards.claimNow }).click(),
    done: ({ sheet, words: { rewards } }) => sheet.getByText(rewards.done, { exact: true }),
  },
  {
    name: 'an application for day trading',
    arrange: async () => ({ at: '/home/dayTrading' }),
    review: ({ page, words: { daytrade } }) => page.getByRole('button', { name: daytrade.apply, exact: true }).click(),
    send: ({ sheet, words: { daytrade } }) => sheet.getByRole('button', { name: daytrade.applyNow }).click(),
    done: ({ sheet, words: { daytrade } }) => sheet.getByText(daytrade.appliedDone, { exact: true }),
  },
]
