import { randomUUID } from 'node:crypto'
import { NOTHING, testRefusals } from '../transfers/testing/refusalCases.ts'
import { OFFER_REFUSALS } from './testing/refusalCases.ts'

testRefusals(
  {
    '/offer/list': { kind: 'newshare', tab: 'open' },
    '/offer/info': { id: 'MY-999' },
    '/offer/subscribe': { id: 'MY-999', quantity: '100', requestid: randomUUID() },
    '/offer/pay': { id: NOTHING, requestid: randomUUID() },
    '/offer/cancel': { id: NOTHING, requestid: randomUUID() },
    '/offer/subscriptions': { kind: 'newshare' },
  },
  OFFER_REFUSALS,
)
