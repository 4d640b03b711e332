import { randomUUID } from 'node:crypto'
import { NOTHING, testRefusals } from '../transfers/testing/refusalCases.ts'
import { LENDING_REFUSALS } from './testing/refusalCases.ts'

testRefusals(
  {
    '/lending/offers': {},
    '/lending/holdings': {},
    '/lending/lend': { positionid: NOTHING, quantity: '200', days: '7', requestid: randomUUID() },
    '/lending/recall': { id: NOTHING, requestid: randomUUID() },
    '/lending/loans': {},
  },
  LENDING_REFUSALS,
)
