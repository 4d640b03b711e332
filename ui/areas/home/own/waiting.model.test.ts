import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { decimal } from '../../../../domain/money/decimal.ts'
import type { CreditLoan } from '../../../../ports/Credit.ts'
import { Unavailable } from '../../../../ports/failure.ts'
import type { OfferSubscription } from '../../../../ports/Offers.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { NOW } from '../../../testing/now.ts'
import { NEW_SHARE } from '../../offers/testing/newShare.ts'
import { makeDueRecords, makeWaitingModel, waitingAt } from './waiting.model.ts'

const DAY = 86_400_000
const LOAN: CreditLoan = {
  id: 'c1',
  currency: 'EUR',
  amount: decimal('1000'),
  outstanding: decimal('1000'),
  interest: decimal('0'),
  owed: decimal('1000'),
  paid: decimal('0'),
  rate: decimal('0.03'),
  days: 30,
  dayInterest: decimal('0.30'),
  state: 'running',
  startedAt: NOW,
  dueAt: NOW + 2 * DAY,
  endedAt: null,
}
const { stage: _stage, mine: _mine, terms, ...share } = NEW_SHARE
const WON: OfferSubscription = {
  ...share,
  id: 's',
  offerId: NEW_SHARE.id,
  payment: 'after-winning',
  price: terms.price,
  bid: null,
  cutoff: null,
  quantity: decimal('100'),
  amount: decimal('125'),
  state: 'payment-due',
  allotted: decimal('100'),
  due: decimal('125'),
  held: decimal('0'),
  refunded: decimal('0'),
  recordDay: 20_000,
  madeAt: NOW,
  paidAt: null,
  positionId: null,
}
const NO_ORDERS = { count: 0, hasMore: false }

it('names payments and loans by their deadline, and open orders last', () => {
  const subscriptions = [WON, { ...WON, state: 'waiting' } as const, { ...WON, state: 'paid' } as const]
  const later = { ...LOAN, dueAt: NOW + 20 * DAY }
  const over = { ...LOAN, dueAt: NOW - DAY, state: 'overdue' } as const
  const items = waitingAt({ subscriptions, loans: [LOAN, later, over] }, { count: 2, hasMore: false }, NOW)
  expect(items.map(({ is }) => is)).toEqual(['loan', 'loan', 'payment', 'orders'])
  expect(items[2]).toMatchObject({ until: NEW_SHARE.timetable.payBy })
  expect(waitingAt({ subscriptions, loans: [] }, NO_ORDERS, NEW_SHARE.timetable.payBy + 1)).toEqual([])
})

it('asks for the records with a deadline once in a visit, and does without what the server lacks', async () => {
  let asked = 0
  const { app } = makeFakeApp({
    clock: { now: () => NOW },
    orders: { pending: () => Effect.fail(new Unavailable({ status: 503 })) },
    offers: {
      subscriptions: (kind) =>
        Effect.sync(() => {
          asked += 1
          return { list: kind === 'new-share' ? [WON] : [], next: null }
        }),
    },
    credit: { loans: () => Effect.fail(new Unavailable({ status: 404 })) },
  })
  const model = app.model(makeWaitingModel)
  await Promise.all([model.load(), app.model(makeDueRecords).once()])
  expect([model.items.value?.map(({ is }) => is), asked]).toEqual([['payment'], 2])
  app.model(makeDueRecords).forget()
  await model.load()
  expect(asked).toBe(4)
})
