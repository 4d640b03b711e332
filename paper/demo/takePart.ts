import { buy } from '../block/buy.ts'
import { blockLists } from '../block/list.ts'
import type { Broker, SignedInCall } from '../contract/call.ts'
import { isRejection } from '../contract/rejection.ts'
import { borrow } from '../credit/borrow.ts'
import { uuidv7 } from '../database/uuid.ts'
import { lend } from '../lending/lend.ts'
import { lendingLists } from '../lending/lists.ts'
import { readHandlers as offerLists } from '../offers/read.ts'
import { subscribe } from '../offers/subscribe.ts'
import { DEMO_IDENTITY } from './person.ts'

/** Currencies of the shares that the demo customer trades. */
const PAID_IN: ReadonlySet<string> = new Set(['MYR', 'TWD', 'CNY', 'JPY'])

const isPayable = ({ currency }: { readonly currency: string }): boolean => PAID_IN.has(currency)

const subscribeFirst = async (kind: 'newshare' | 'placement', call: SignedInCall): Promise<void> => {
  const offers = await offerLists['/offer/list']({ kind, tab: 'open', limit: '100' }, call)
  if (isRejection(offers)) return
  const offer = offers.list.find((one) => one.stage === 'open' && isPayable(one))
  if (offer) await subscribe({ id: offer.id, quantity: String(offer.min), requestid: uuidv7(call.now) }, call)
}

const buyFirstBlock = async (call: SignedInCall): Promise<void> => {
  const blocks = await blockLists['/block/list']({ which: 'open', limit: '100' }, call)
  if (isRejection(blocks)) return
  const block = blocks.list.find((one) => one.status === 1 && isPayable(one))
  if (block) await buy({ id: block.id, quantity: String(block.minquantity), requestid: uuidv7(call.now) }, call)
}

const lendFirst = async (call: SignedInCall): Promise<void> => {
  const shares = await lendingLists['/lending/holdings']({ limit: '100' }, call)
  if (isRejection(shares)) return
  const position = shares.list.find(({ lendable }) => lendable !== '0')
  if (position === undefined) return
  const quantity = String(position.offer.minquantity)
  await lend({ positionid: position.positionid, quantity, days: '7', requestid: uuidv7(call.now) }, call)
}

const borrowSome = (call: SignedInCall) => {
  const { fundPassword: fundpassword } = DEMO_IDENTITY
  return borrow({ currency: 'MYR', money: '2000.00', days: '14', fundpassword, requestid: uuidv7(call.now) }, call)
}

/**
 * Lets the demo customer take part in what is on offer at the first start, through the same calls as anybody: a new
 * share, a placement, a block, a share loan and a credit loan. What is not on offer then, as blocks on a Sunday, is
 * refused or not found, and left out.
 */
export const takePart = async (broker: Broker, customerId: string, now: Date): Promise<void> => {
  const { number, phone } = await broker.db
    .selectFrom('customers')
    .select(['number', 'phone'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const customer = { id: customerId, number, phone, frozen: false }
  const call = { broker, now, requestId: 'demo', address: '127.0.0.1', files: [], customer, tokenHash: Buffer.alloc(0) }
  await subscribeFirst('newshare', call)
  await subscribeFirst('placement', call)
  await buyFirstBlock(call)
  await lendFirst(call)
  await borrowSome(call)
}
