import { randomUUID } from 'node:crypto'
import { NOTHING, testRefusals } from '../transfers/testing/refusalCases.ts'
import { CREDIT_REFUSALS, LOAN } from './testing/refusalCases.ts'

testRefusals(
  {
    '/credit/terms': { type: 'MYR' },
    '/credit/borrow': LOAN(),
    '/credit/repay': { id: NOTHING, money: '1.00', requestid: randomUUID() },
    '/credit/loans': {},
  },
  CREDIT_REFUSALS,
)
