import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '../ledger/audit.ts'
import { auditMovements } from '../movements/audit.ts'
import { type Session, startTestBroker, type TestBroker } from '../testing/broker.ts'
import { auditTrading } from '../trading/audit.ts'
import { DEMO } from './prepare.ts'

let broker: TestBroker
let session: Session

beforeAll(async () => {
  // A Wednesday at half past ten in Kuala Lumpur.
  broker = await startTestBroker({ demo: true, clockStart: new Date('2026-06-10T02:30:00Z') })
  session = { account: DEMO.account, token: (await broker.call('/user/login', DEMO)).data.token }
})
afterAll(() => broker.stop())

it('has taken part in everything that was on offer', async () => {
  const taken = [
    await broker.call('/offer/subscriptions', { kind: 'newshare' }, session),
    await broker.call('/offer/subscriptions', { kind: 'placement' }, session),
    await broker.call('/block/mine', {}, session),
    await broker.call('/lending/loans', {}, session),
    await broker.call('/credit/loans', {}, session),
  ].map(({ data }) => data.list.length)
  expect(taken).toEqual([1, 1, 1, 1, 1])
})

it('leaves ledger, records and positions sound', async () => {
  expect(await audit(broker.broker.db)).toEqual([])
  expect(await auditMovements(broker.broker.db)).toEqual([])
  expect(await auditTrading(broker.broker.db)).toEqual([])
})
