import { randomUUID } from 'node:crypto'
import { call } from '../../demoCustomer.ts'
import { expect } from '../support/fixtures.ts'
import type { Arranging, Flow } from './flow.ts'

/** Malaysian instruments: lots of 100, sale after 15 minutes. */
const CODE = '96115'

const headers = ({ me }: Arranging) => {
  const { account, token } = me()
  return { token, account }
}

/** The amount for a copy-trading product: above the minimum of all products. */
const COPIED = '3000'
const COPY_CURRENCIES: ReadonlySet<string> = new Set(['EUR', 'USD', 'MYR', 'CNY'])

/** Shares that are held and can be sold. */
const hold = async (arranging: Arranging, code: string): Promise<void> => {
  const { steer, url } = arranging
  const order = { code, direction: 'long', action: 'open', ordertype: 'market', quantity: '1000' }
  await call(url, '/trade/order', { ...order, clientorderid: randomUUID() }, headers(arranging))
  await steer.post('/clock', { advanceMilliseconds: 16 * 60_000 })
}

/** Orders, closing, lending, copy trading. */
export const TRADES: readonly Flow[] = [
  {
    name: 'an order',
    arrange: async () => ({ at: `/quotes/infoBuy?code=${CODE}`, other: '/quotes/infoBuy?code=697001' }),
    fill: ({ page, words: { orders } }) => page.getByLabel(orders.quantity, { exact: true }).fill('200'),
    kept: ({ page, words: { orders } }) => page.getByLabel(orders.quantity, { exact: true }),
    review: ({ page, words: { orders } }) => page.getByRole('button', { name: orders.review }).last().click(),
    send: ({ sheet, words: { orders } }) => sheet.getByRole('button', { name: orders.send }).click(),
    done: ({ sheet, words: { orders } }) => sheet.getByText(orders.result.orderNumber, { exact: true }),
  },
  {
    name: 'shares lent',
    arrange: async (arranging) => {
      const { list } = (await call(arranging.url, '/lending/offers', { limit: '100' }, headers(arranging))) as {
        list: ReadonlyArray<{ code: string; market: string; state: string }>
      }
      await hold(arranging, list.find(({ market, state }) => market === 'MY' && state === 'open')?.code ?? '')
      return { at: '/home/borrow' }
    },
    review: ({ page, words: { lending } }) =>
      page.getByRole('list', { name: lending.myShares }).getByRole('listitem').first().getByRole('button').click(),
    send: ({ sheet, words: { lending } }) => sheet.getByRole('button', { name: lending.lendNow }).click(),
    done: ({ sheet, words: { lending } }) => sheet.getByText(lending.lent, { exact: true }),
  },
  {
    name: 'a position closed',
    arrange: async (arranging) => {
      await hold(arranging, CODE)
      await hold(arranging, CODE)
      const held = { which: 'held', limit: '100' }
      const { list } = (await call(arranging.url, '/trade/positionlist', held, headers(arranging))) as {
        list: ReadonlyArray<{ id: string }>
      }
      const [first, second] = list.map(({ id }) => `/position/info?id=${id}`)
      return { at: first ?? '', ...(second !== undefined && { other: second }) }
    },
    formSheet: ({ sheet, words: { orders } }) => sheet.getByRole('button', { name: orders.review }),
    review: async ({ page, sheet, words: { markets, orders } }) => {
      await page.getByRole('main').getByRole('button', { name: markets.actions.close }).click()
      await sheet.getByRole('button', { name: orders.review }).click()
      await sheet.getByRole('button', { name: orders.send }).waitFor()
      // The form is closed.
      await expect(sheet).toHaveCount(1)
    },
    send: ({ sheet, words: { orders } }) => sheet.getByRole('button', { name: orders.send }).click(),
    done: ({ sheet, words: { orders } }) => sheet.getByText(orders.result.orderNumber, { exact: true }),
  },
  {
    name: 'a strategist copied',
    arrange: async (arranging) => {
      const { list } = (await call(
        arranging.url,
        '/follow/list',
        { state: 'open', limit: '100' },
        headers(arranging),
      )) as {
        list: ReadonlyArray<{ code: string; currency: string }>
      }
      const [first, second] = list
        .filter(({ currency }) => COPY_CURRENCIES.has(currency))
        .map(({ code }) => `/home/follow?code=${code}`)
      return { at: first ?? '', ...(second !== undefined && { other: second }) }
    },
    kept: ({ page, words: { copytrading } }) => page.getByLabel(copytrading.amount, { exact: true }),
    review: async ({ page, words: { copytrading } }) => {
      const amount = page.getByLabel(copytrading.amount, { exact: true })
      // The focused field shows the amount without thousands separators.
      await amount.click()
      await amount.fill(COPIED)
      await page.getByRole('button', { name: copytrading.review }).click()
    },
    send: ({ sheet, words: { copytrading } }) => sheet.getByRole('button', { name: copytrading.buy }).click(),
    done: ({ sheet, words: { copytrading } }) =>
      sheet.getByText(new RegExp(copytrading.boughtText.replace(/\{.*?\}/, '.+'))),
  },
]
