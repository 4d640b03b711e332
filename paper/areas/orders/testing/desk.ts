import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { audit } from '../../../ledger/audit.ts'
import { auditMovements } from '../../records/audit.ts'
import { auditTrading } from '../audit.ts'
import type { FcmAccount } from '../../push/fcmAccount.ts'
import type { Data } from '../../../platform/contract/operations.ts'
import { DAY, SECOND } from '../../../platform/clock/instant.ts'
import { type Answer, callAt, type Session, startTestBroker, type TestBroker } from '../../../testing/broker.ts'
import { reusedTestBroker } from '../../../testing/reusedBroker.ts'

/** Fields of an order with defaults of the desk. */
export type OrderFields = Record<string, string>

export type Order = Data<'/trade/order'>
export type Position = Data<'/trade/positioninfo'>

/** A test broker whose clock is stopped within trading hours, and short functions to trade there. */
export interface Desk extends TestBroker {
  /** Sends an order; it opens a long limit order by default. Each call is a new intent unless an id is given. */
  readonly order: (session: Session, fields: OrderFields) => Promise<Answer<Order>>
  /** The same, for orders that must be accepted. */
  readonly accepted: (session: Session, fields: OrderFields) => Promise<Order>
  readonly cancel: (session: Session, orderid: string) => Promise<Answer<Order>>
  readonly info: (session: Session, orderid: string) => Promise<Order>
  readonly position: (session: Session, positionid: string) => Promise<Position>
  readonly held: (session: Session) => Promise<ReadonlyArray<Position>>
  /** Available and held money of a currency. */
  readonly money: (session: Session, currency: string) => Promise<{ available: string; held: string; margin: string }>
  /** Moves the clock and runs a sweep. */
  readonly forward: (milliseconds: number) => Promise<void>
  readonly at: (instant: string) => Promise<void>
  readonly sweep: () => Promise<void>
  readonly setPrice: (code: string, price: string) => Promise<void>
  /** Best prices and depth of the book at this moment. */
  readonly book: (code: string) => Promise<{ bid: string; ask: string; askDepth: string; bidDepth: string }>
  /** Expects that orders, ledger and records of movements agree. */
  readonly soundBooks: () => Promise<void>
}

/** Tuesday in Kuala Lumpur, ten o'clock: the Malaysian, Taiwanese, Chinese and Japanese markets trade, and the currencies. */
export const OPEN = '2026-01-13T02:00:00.000Z'

/** Sends an order to a broker at an address. */
export const orderAt = (url: string, session: Session, fields: OrderFields): Promise<Answer<Order>> =>
  callAt(
    url,
    '/trade/order',
    {
      direction: 'long',
      action: 'open',
      ordertype: fields['price'] ? 'limit' : 'market',
      clientorderid: randomUUID(),
      ...fields,
    },
    session,
  )

/** Starts a desk for a test file. */
export const openDesk = async (
  options: { readonly demo?: boolean; readonly localPush?: boolean; readonly fcm?: FcmAccount } = {},
): Promise<Desk> => {
  const paper = await (Object.keys(options).length === 0 ? reusedTestBroker() : startTestBroker(options))
  await paper.control('/clock', { to: OPEN, rate: 0 })
  const order = (session: Session, fields: OrderFields) => orderAt(paper.url, session, fields)
  const sweep = async () => {
    await paper.control('/trading/sweep', {})
  }
  return {
    ...paper,
    order,
    accepted: async (session, fields) => {
      const answer = await order(session, fields)
      if (answer.status !== 1) throw new Error(`the order was refused: ${answer.msg}`)
      return answer.data
    },
    cancel: (session, orderid) => paper.call('/trade/cancelorder', { orderid, requestid: randomUUID() }, session),
    info: async (session, orderid) => (await paper.call('/trade/orderinfo', { orderid }, session)).data,
    position: async (session, positionid) => (await paper.call('/trade/positioninfo', { positionid }, session)).data,
    held: async (session) => {
      const { data } = await paper.call('/trade/positionlist', { which: 'held', limit: '100' }, session)
      return data.list
    },
    money: async (session, currency) => {
      const wallets = (await paper.call('/trade/funds', {}, session)).data
      const wallet = wallets.find((one) => one.currency === currency)
      const { available = '0', held = '0', margin = '0' } = wallet ?? {}
      return { available: String(available), held: String(held), margin: String(margin) }
    },
    forward: async (advanceMilliseconds) => {
      await paper.control('/clock', { advanceMilliseconds })
      await sweep()
    },
    at: async (to) => {
      await paper.control('/clock', { to, rate: 0 })
    },
    sweep,
    setPrice: async (code, price) => {
      await paper.control('/market/price', { code, price })
    },
    book: async (code) => {
      const { overridesFor } = await import('../../../market/overrides/overrides.ts')
      const now = await paper.broker.clock.now()
      const book = paper.broker.market.book(code, now.getTime(), await overridesFor(paper.broker.db))
      const { formatDecimal, zero } = await import('../../../../domain/money/decimal.ts')
      const text = (side: 'bids' | 'asks', field: 'price' | 'quantity') =>
        formatDecimal(book?.[side][0]?.[field] ?? zero)
      return {
        bid: text('bids', 'price'),
        ask: text('asks', 'price'),
        askDepth: text('asks', 'quantity'),
        bidDepth: text('bids', 'quantity'),
      }
    },
    soundBooks: async () => {
      const { db } = paper.broker
      expect([...(await auditTrading(db)), ...(await audit(db)), ...(await auditMovements(db))]).toEqual([])
    },
  }
}

/** Prepares a desk for the next test of its file: a week later, with an instrument at 4.00 that has traded since. */
export const nextWeek = async (desk: Desk, code: string, settle: number = SECOND): Promise<void> => {
  const week = 7 * DAY
  const now = await desk.broker.clock.now()
  const weeks = Math.floor((now.getTime() - Date.parse(OPEN)) / week) + 1
  await desk.at(new Date(Date.parse(OPEN) + weeks * week).toISOString())
  await desk.setPrice(code, '4.00')
  await desk.forward(settle)
}
