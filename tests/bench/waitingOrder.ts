import { call } from '../demoCustomer.ts'
import type { Customer } from '../e2e/support/control.ts'

/** The instrument that loads trade. */
export const CODE = '96115'

/** A price below the book, at which an order waits. */
export const waitingPrice = async (url: string, { account, token }: Customer): Promise<string> => {
  const { book } = (await call(url, '/quotes/depth', { code: CODE }, { account, token })) as {
    readonly book: { readonly bids: ReadonlyArray<{ readonly price: string }> }
  }
  return (Number(book.bids.at(-1)?.price) - 0.1).toFixed(2)
}

/** The fields of an order that waits, without the client's id. */
export const waitingOrder = (price: string) => ({
  code: CODE,
  direction: 'long',
  action: 'open',
  ordertype: 'limit',
  price,
  quantity: '100',
  leverage: '1',
})
