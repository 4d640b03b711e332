import { randomUUID } from 'node:crypto'
import { testRefusals } from '../transfers/testing/refusalCases.ts'
import { BLOCK_REFUSALS } from './testing/refusalCases.ts'

testRefusals(
  {
    '/block/list': {},
    '/block/info': { id: '1-0' },
    '/block/preview': { id: '1-0', quantity: '300' },
    '/block/buy': { id: '1-0', quantity: '300', requestid: randomUUID() },
    '/block/mine': {},
  },
  BLOCK_REFUSALS,
)
