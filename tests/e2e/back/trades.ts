import { randomUUID } from 'node:crypto'
import { call } from '../../demoCustomer.ts'
import type { Arranging, Flow } from './flow.ts'

/** Malaysian instruments: lots of 100, sale after 15 minutes. */
const CODE = '96115'

const headers = ({ me }: Arranging) => {
  const { account, token } = me()
  return { token, account }
}

/** Shares that are held and may be sold. */
const hold = async (arranging: Arranging, code: string): Promise<void> => {
  const { steer, url } = arranging
  const order = { code, direction: 'long', action: 'open', ordertype: 'market', quantity: '1000' }
  await call(url, '/trade/order', { ...order, clientorderid: randomUUID() }, headers(arranging))
  await steer.post('/clock', { advanceMilliseconds: 16 * 60_000 })
}

/** Orders, closing, shares lent, copying. */
export const TRADES: readonly Flow[] = [
  {
    name: 'an order',
    arrange: async ({ onMonday }) => {
      await onMonday()
      return { at: `/quotes/infoBuy?code=${CODE}`, other: '/quotes/infoBuy?code=697001' }
    },
    fill: ({ page, words: { ticket } }) => page.getByLabel(ticket.quantity, { exact: true }).fill('200'),
    kept: ({ page, words: { ticket } }) => page.getByLabel(ticket.quantity, { exact: true }),
    review: ({ page, words: { ticket } }) => page.getByRole('button', { name: ticket.review }).last().click(),
    send: ({ sheet, words: { ticket } }) => sheet.getByRole('button', { name: ticket.send }).click(),
    done: ({ sheet, words: { ticket } }) => sheet.getByText(ticket.result.orderNumber, { exact: true }),
  },
  {
    name: 'shares lent',
    arrange: async (arranging) => {
      await arranging.onMonday()
      const { list } = (await call(arranging.url, '/lending/offers', { limit: '100' }, headers(arranging))) as {
        list: ReadonlyArray<{ code: string; market: string; state: string }>
      }
      await hold(arranging, list.find(({ market, state }) => market === 'MY' && state === 'open')?.code ?? '')
      return { at: '/home/borrow' }
    },
    review: ({ page, words: { borrow } }) =>
      page.getByRole('list', { name: borrow.myShares }).getByRole('listitem').first().getByRole('button').click(),
    send: ({ sheet, words: { borrow } }) => sheet.getByRole('button', { name: borrow.lendNow }).click(),
    done: ({ sheet, words: { borrow } }) => sheet.getByText(borrow.lent, { exact: true }),
  },
]
