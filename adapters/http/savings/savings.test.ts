import { describe, expect, it } from 'vitest'
import { dayLabel } from '../../../domain/calendar/day.ts'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { type CallTable, describeCalls, read } from '../testing/callTable.ts'
import { example } from '../testing/contract.ts'
import { savings } from './savings.ts'

const ID = '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12'
const terms = { sum: decimal('100.00'), rhythm: 'monthly', day: 31 } as const
const TERMS = 'money=100.00&rhythm=monthly&day=31'

const CALLS: CallTable = {
  '/plan/list': [[(call) => savings(call).list(), '']],
  '/plan/info': [[(call) => savings(call).detail('9', { cursor: 'abc', limit: 20 }), 'id=9&cursor=abc&limit=20']],
  '/plan/preview': [
    [(call) => savings(call).preview('ES0701', terms), `code=ES0701&${TERMS}`],
    [(call) => savings(call).preview('ES0701', terms, '9'), `code=ES0701&${TERMS}&id=9`],
  ],
  '/plan/add': [
    [(call) => savings(call).add('ES0701', terms, true, ID), `code=ES0701&${TERMS}&reminder=1&requestid=${ID}`],
  ],
  '/plan/change': [[(call) => savings(call).change('9', terms, false, ID), `id=9&${TERMS}&reminder=0&requestid=${ID}`]],
  '/plan/state': [[(call) => savings(call).turn('9', 'paused', ID), `id=9&state=paused&requestid=${ID}`]],
}

describe('the calls about savings plans', () => {
  describeCalls({ tags: ['plan'] }, CALLS)
})

it('the decoded plans and purchases say what is not there', async () => {
  const plans = await read((call) => savings(call).list(), example('/plan/list'))
  expect(
    plans.map(({ nextDay, reason, reminds, worth }) => [
      nextDay && dayLabel(nextDay),
      reason,
      reminds,
      worth && formatDecimal(worth),
    ]),
  ).toEqual([
    ['2026-02-05', null, true, '296.16'],
    [null, null, false, '0'],
    [null, 'plan-delisted', true, null],
  ])
  const { list } = await read((call) => savings(call).detail('9', {}), example('/plan/info'))
  expect(
    list.map(({ averagePrice, orderId, state }) => [
      state,
      averagePrice && formatDecimal(averagePrice),
      orderId !== null,
    ]),
  ).toEqual([
    ['bought', '12.1', true],
    ['skipped', null, false],
    ['carried', null, false],
    ['ordered', null, true],
  ])
})
