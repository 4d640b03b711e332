import { Effect } from 'effect'
import { parseDay } from '../../../../domain/calendar/day.ts'
import { decimal } from '../../../../domain/money/decimal.ts'
import type { PlanPreview, PlanPurchase, SavingsPlan } from '../../../../ports/Savings.ts'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { type FakePorts, makeFakeApp } from '../../../testing/fakeApp.ts'
import { NOW } from '../../../testing/now.ts'
import { detail } from '../../orders/ticket/testing/sample.ts'

const day = (label: string) => parseDay(label) ?? 0
export const PLAN: SavingsPlan = {
  id: 'p1',
  code: 'ES0701',
  name: 'Sol Iberico',
  chineseName: '',
  market: 'ES',
  currency: 'EUR',
  zone: 'Europe/Madrid',
  decimals: 3,
  sum: decimal('100.00'),
  rhythm: 'monthly',
  day: 5,
  reminds: true,
  state: 'active',
  reason: null,
  nextDay: day('2026-02-05'),
  nextAt: NOW,
  rest: decimal('8.61'),
  purchases: 1,
  quantity: decimal('8'),
  price: decimal('12.34'),
  paid: decimal('97.59'),
  sold: decimal('0.00'),
  worth: decimal('98.72'),
  profit: decimal('1.13'),
  weightedReturn: decimal('1.16'),
  createdAt: NOW,
}
export const BOUGHT: PlanPurchase = {
  id: 'b1',
  planned: day('2026-01-05'),
  at: NOW,
  state: 'bought',
  reason: null,
  sum: decimal('100.00'),
  restBefore: decimal('6.20'),
  quantity: decimal('8'),
  averagePrice: decimal('12.1'),
  amount: decimal('96.80'),
  fees: decimal('0.79'),
  restAfter: decimal('8.61'),
  orderId: 'o1',
}
export const SKIPPED: PlanPurchase = {
  ...BOUGHT,
  id: 'b0',
  planned: day('2025-12-05'),
  state: 'skipped',
  reason: 'insufficient-available-balance',
  quantity: decimal('0'),
  averagePrice: null,
  amount: decimal('0'),
  fees: decimal('0'),
  orderId: null,
}
export const PREVIEW: PlanPreview = {
  code: 'ES0701',
  currency: 'EUR',
  nextDay: day('2026-02-05'),
  nextAt: NOW,
  price: decimal('12.34'),
  quantity: decimal('7'),
  amount: decimal('86.38'),
  fees: [{ name: 'brokerage', rate: decimal('0.5'), amount: decimal('0.43') }],
  feeTotal: decimal('0.43'),
  cost: decimal('86.81'),
  rest: decimal('13.19'),
  lot: decimal('1'),
  lotCost: decimal('13.06'),
  periods: decimal('1'),
  available: decimal('5000.00'),
  minimum: decimal('10.00'),
  maximum: decimal('10000.00'),
}

export const appWith = (savings: NonNullable<FakePorts['savings']>, rules: Parameters<typeof detail>[1] = {}) => {
  const fake = makeFakeApp({
    clock: { now: () => NOW, newId: () => '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12' },
    credentials: { current: () => ({ token: 't', account: 'me' }), keep: () => Effect.void, forget: Effect.void },
    savings,
    instrumentDetail: { detail: () => Effect.succeed(detail('open', rules)) },
  })
  fake.app.model(makeServerModel).settings.value = {
    title: null,
    logo: null,
    customerService: null,
    simulation: true,
    entries: new Map([['savingsplans', '1']]),
  }
  return fake
}
