import { randomUUID } from 'node:crypto'
import { testRefusals } from '../transfers/testing/refusalCases.ts'
import { DAYTRADE_REFUSALS } from './testing/refusalCases.ts'

testRefusals(
  {
    '/daytrade/state': {},
    '/daytrade/apply': { requestid: randomUUID() },
    '/daytrade/list': { market: 'MY' },
    '/daytrade/orders': {},
    '/daytrade/positions': { which: 'held' },
  },
  DAYTRADE_REFUSALS,
)
