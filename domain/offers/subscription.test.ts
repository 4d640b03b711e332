import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal, isSame, zero } from '../money/decimal.ts'
import {
  announce,
  cancel,
  deliver,
  isDeliverable,
  isOver,
  lapse,
  pay,
  refund,
  subscribe,
  type Subscription,
} from './subscription.ts'

/** 400 shares for 2.50 each. */
const upFront = subscribe('up-front', decimal('2.50'), decimal('400'))
const later = subscribe('after-winning', decimal('2.50'), decimal('400'))
const won = announce(upFront, decimal('100'))
const lost = announce(upFront, zero)
const due = announce(later, decimal('100'))

const money = ({ held, refunded, settled }: Subscription) => [held, refunded, settled].map(formatDecimal)

describe('money held, refunded and spent', () => {
  it.each<[string, Subscription, ReadonlyArray<string>]>([
    ['waiting, up front', upFront, ['1000.00', '0', '0']],
    ['waiting, after winning', later, ['0', '0', '0']],
    ['won', won, ['1000.00', '0', '0']],
    ['won and refunded', refund(won), ['250.00', '750.00', '0']],
    ['won, refunded and delivered', deliver(refund(won)), ['0', '750.00', '250.00']],
    ['won and delivered before the refund', deliver(won), ['0', '750.00', '250.00']],
    ['lost', lost, ['1000.00', '0', '0']],
    ['lost and refunded', refund(lost), ['0', '1000.00', '0']],
    ['due', due, ['0', '0', '0']],
    ['due, on the day of the refund', refund(due), ['0', '0', '0']],
    ['paid', pay(due), ['250.00', '0', '0']],
    ['paid and delivered', deliver(pay(due)), ['0', '0.00', '250.00']],
    ['cancelled', cancel(upFront), ['0', '1000.00', '0']],
  ])('%s', (_what, row, expected) => {
    expect(money(row).map((amount, at) => isSame(decimal(amount), decimal(expected[at] ?? '')))).toEqual([
      true,
      true,
      true,
    ])
  })
})

describe('the states of a subscription', () => {
  it.each<[string, Subscription, boolean, boolean]>([
    ['waiting', upFront, false, false],
    ['won', won, true, false],
    ['won', deliver(won), false, true],
    ['not-won', lost, false, false],
    ['not-won', refund(lost), false, true],
    ['payment-due', due, false, false],
    ['payment-failed', { ...due, state: 'payment-failed' }, false, true],
    ['paid', pay(due), true, false],
    ['paid', deliver(pay(due)), false, true],
    ['waived', lapse(due), false, true],
    ['cancelled', cancel(upFront), false, true],
  ])('%s: deliverable or over', (state, row, deliverable, over) => {
    expect([row.state, isDeliverable(row), isOver(row)]).toEqual([state, deliverable, over])
  })
})
