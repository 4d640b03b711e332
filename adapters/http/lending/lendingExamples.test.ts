import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { credit } from '../credit/credit.ts'
import { lending } from './lending.ts'
import { type CallTable, describeCalls, read } from '../testing/callTable.ts'
import { example } from '../testing/contract.ts'

const ID = '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12'
const page = { cursor: 'abc', limit: 20 }
const PAGE = 'cursor=abc&limit=20'

const CALLS: CallTable = {
  '/lending/offers': [[(call) => lending(call).offers(page), PAGE]],
  '/lending/holdings': [[(call) => lending(call).holdings({}), '']],
  '/lending/lend': [
    [
      (call) => lending(call).lend({ positionId: 'p1', quantity: decimal('500'), days: 14 }, ID),
      `positionid=p1&quantity=500&days=14&requestid=${ID}`,
    ],
  ],
  '/lending/recall': [[(call) => lending(call).recall('9', ID), `id=9&requestid=${ID}`]],
  '/lending/loans': [[(call) => lending(call).loans(page), PAGE]],
  '/credit/terms': [[(call) => credit(call).terms('MYR'), 'type=MYR']],
  '/credit/borrow': [
    [
      (call) =>
        credit(call).borrow({ currency: 'MYR', amount: decimal('5000.00'), days: 7, fundPassword: '280519' }, ID),
      `currency=MYR&money=5000.00&days=7&fundpassword=280519&requestid=${ID}`,
    ],
  ],
  '/credit/repay': [[(call) => credit(call).repay('9', decimal('10.50'), ID), `id=9&money=10.50&requestid=${ID}`]],
  '/credit/loans': [[(call) => credit(call).loans(page), PAGE]],
}

describe('the calls about lending and credit', () => {
  describeCalls({ tags: ['lending', 'credit'] }, CALLS)
})

describe('the decoded answers', () => {
  it('have the demand, the lendable positions and the loans', async () => {
    const offers = await read((call) => lending(call).offers({}), example('/lending/offers'))
    expect(offers.list.map(({ state, price }) => [state, price && formatDecimal(price)])).toEqual([
      ['open', '3.38'],
      ['full', null],
    ])
    const { list } = await read((call) => lending(call).loans({}), example('/lending/loans'))
    expect(list.map(({ state, returnedAt }) => [state, returnedAt])).toEqual([
      ['lending', null],
      ['being-returned', null],
      ['ended', 1769652000000],
    ])
  })

  it('have the costs, the missing requirements and the state of a credit loan', async () => {
    const terms = await read((call) => credit(call).terms('JPY'), example('/credit/terms', 'gates'))
    expect(terms).toMatchObject({ channel: 'full', identity: 'not-submitted', hasFundPassword: false })
    const { list } = await read((call) => credit(call).loans({}), example('/credit/loans'))
    expect(list.map(({ state, endedAt }) => [state, endedAt !== null])).toEqual([
      ['running', false],
      ['overdue', false],
      ['repaid', true],
    ])
  })
})
