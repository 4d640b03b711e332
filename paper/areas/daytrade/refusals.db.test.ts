import { randomUUID } from 'node:crypto'
import { testRefusals } from '../funds/refusing.ts'
import { DAYTRADE_REFUSALS } from './refusing.ts'

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
