import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '../ledger/audit.ts'
import { auditMovements } from '../movements/audit.ts'
import { type Session, startTestBroker, type TestBroker } from '../testing/broker.ts'
import { auditTrading } from '../trading/audit.ts'
import { DEMO } from './prepare.ts'

let broker: TestBroker
let session: Session

beforeAll(async () => {
  // A Sunday: only the market of digital currency trades.
  broker = await startTestBroker({ demo: true, processes: 2, clockStart: new Date('2026-01-18T15:00:00Z') })
  session = { account: DEMO.account, token: (await broker.call('/user/login', DEMO)).data.token }
})
afterAll(() => broker.stop())

const orders = async () => {
  const [pending, past] = await Promise.all([
    broker.call('/trade/pendinglist', { limit: '100' }, session),
    broker.call('/trade/orderhistory', { limit: '100' }, session),
  ])
  return [...pending.data.list, ...past.data.list]
}
const positions = async () => {
  const [held, past] = await Promise.all([
    broker.call('/trade/positionlist', { which: 'held', limit: '100' }, session),
    broker.call('/trade/positionlist', { which: 'past', limit: '100' }, session),
  ])
  return [...held.data.list, ...past.data.list]
}

it('has orders in every state, long and short, made once', async () => {
  const list = await orders()
  expect(new Set(list.map(({ state }) => state))).toEqual(
    new Set(['pending', 'partlyfilled', 'filled', 'cancelled', 'rejected', 'expired']),
  )
  expect(new Set(list.map(({ direction }) => direction))).toEqual(new Set(['long', 'short']))
  expect(list.length).toBeLessThan(25)
})

it('has positions in every state: on margin, topped up, locked by T+1, closed in part', async () => {
  const list = await positions()
  expect(new Set(list.map(({ state }) => state))).toEqual(
    new Set(['pending', 'holding', 'closing', 'closed', 'cancelled']),
  )
  expect(list.some(({ lockreason }) => lockreason === 'sell-blocked-t1')).toBe(true)
  expect(list.some(({ addedmargin }) => addedmargin === '150.00')).toBe(true)
  expect(list.some(({ openquantity, quantity }) => openquantity === '1000' && quantity === '600')).toBe(true)
})

it('leaves ledger, records and positions sound', async () => {
  expect(await audit(broker.broker.db)).toEqual([])
  expect(await auditMovements(broker.broker.db)).toEqual([])
  expect(await auditTrading(broker.broker.db)).toEqual([])
})

it('has records in the order of their times, the newest first', async () => {
  for (const path of ['/records/funding', '/records/transaction'] as const) {
    const { data } = await broker.call(path, { limit: '100' }, session)
    const times = data.list.map(({ time }) => Number(time))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  }
})
