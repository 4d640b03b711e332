import { sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayLabel } from '../calendar/day.ts'
import { compare, decimal, formatDecimal, isMultipleOf, sumOf, zero } from '../money/decimal.ts'
import {
  amountDue,
  amountSubscribed,
  announce,
  cancel,
  deliver,
  isDeliverable,
  isOver,
  lapse,
  mayCancel,
  mayPay,
  pay,
  refund,
  subscribe,
  type Subscription,
  allot,
  DRAW_SCALE,
} from './subscription.ts'
import { amountOf, type OfferTerms, paymentRuleOf, premiumOf, quantityProblem, shortfallOf } from './offer.ts'
import { daysLeft, recordDayOf, stageOf, timetableOf } from './timetable.ts'

const whole = (n: number) => decimal(String(n))
const terms: OfferTerms = {
  payment: 'up-front',
  price: decimal('1.25'),
  minimum: whole(100),
  step: whole(100),
  maximum: whole(5000),
}

describe('a quantity', () => {
  it.each([
    [null, 'quantity-required'],
    ['0', 'quantity-required'],
    ['50', 'below-minimum-quantity'],
    ['150', 'not-whole-steps'],
    ['5100', 'above-maximum-quantity'],
    ['1000', 'not-enough-money'],
    ['100', undefined],
    ['800', undefined],
  ])('of %s: %s', (text, problem) => {
    expect(quantityProblem(terms, text === null ? null : decimal(text), decimal('1000.00'))).toBe(problem)
  })

  it('is not more than the maximum, whatever money there is', () => {
    expect(quantityProblem(terms, whole(5000), null)).toBeUndefined()
    expect(quantityProblem(terms, whole(5100), null)).toBe('above-maximum-quantity')
    expect(quantityProblem(terms, whole(800), decimal('999.99'))).toBe('not-enough-money')
  })

  it.each([200, 250])('of %i, below a minimum of three steps, is below the minimum', (quantity) => {
    expect(quantityProblem({ ...terms, minimum: whole(300) }, whole(quantity), null)).toBe('below-minimum-quantity')
  })

  it('lacks exactly the money that it costs more than there is, and none where nothing is due yet', () => {
    expect(formatDecimal(shortfallOf(terms, whole(1000), decimal('1000.00')))).toBe('250.00')
    expect(formatDecimal(shortfallOf({ ...terms, payment: 'after-winning' }, whole(1000), zero))).toBe('0')
  })
})

it('A-shares and placements are paid after winning, all other new shares up front', () => {
  expect(paymentRuleOf('new-share', 'CN')).toBe('after-winning')
  expect(paymentRuleOf('new-share', 'MY')).toBe('up-front')
  expect(paymentRuleOf('placement', 'MY')).toBe('after-winning')
})

it('a premium is the difference and its share of the issue price', () => {
  const { difference, points } = premiumOf(decimal('16.40'), decimal('19.02'))
  expect([difference, points].map(formatDecimal)).toEqual(['2.62', '15.98'])
  expect(formatDecimal(premiumOf(decimal('2.00'), decimal('1.90')).points)).toBe('-5.00')
})

describe('the lottery', () => {
  const draw = fc.integer({ min: 0, max: 10 ** DRAW_SCALE - 1 }).map((n) => decimal(`0.${String(n).padStart(9, '0')}`))
  const some = fc.integer({ min: 1, max: 2_000 })

  it('gives whole steps, never more than asked for, and all where less is wanted than offered', () => {
    fc.assert(
      fc.property(some, some, some, draw, (steps, offered, wanted, drawn) => {
        const given = allot(whole(steps * 100), whole(100), { offered: whole(offered), wanted: whole(wanted) }, drawn)
        expect(isMultipleOf(given, whole(100))).toBe(true)
        expect(compare(given, zero) >= 0 && compare(given, whole(steps * 100)) <= 0).toBe(true)
        if (wanted <= offered) expect(compare(given, whole(steps * 100))).toBe(0)
      }),
    )
  })

  it.each([
    ['0.499999999', '200'],
    ['0.500000000', '100'],
  ])('of one and a half steps, a draw of %s gives %s shares', (drawn, shares) => {
    const demand = { offered: whole(3), wanted: whole(10) }
    expect(formatDecimal(allot(whole(500), whole(100), demand, decimal(drawn)))).toBe(shares)
  })

  it('gives everybody their share on average', () => {
    const demand = { offered: whole(3), wanted: whole(10) }
    const all = Array.from({ length: 1_000 }, (_, n) =>
      allot(whole(500), whole(100), demand, decimal(`0.${String(n).padStart(3, '0')}`)),
    )
    expect(formatDecimal(sumOf(all))).toBe(String(1_000 * 150))
  })
})

describe('the money of a subscription', () => {
  const total = ({ held, refunded, settled }: Subscription) => sumOf([held, refunded, settled])
  const quantity = fc.integer({ min: 1, max: 400 }).map((n) => whole(n * 10))
  const price = fc.integer({ min: 1, max: 99_999 }).map((n) => decimal((n / 100).toFixed(2)))

  it('paid up front, is frozen, refunded or spent, to the last cent and at every step', () => {
    fc.assert(
      fc.property(quantity, price, fc.nat(400), fc.boolean(), (asked, cost, won, refundedBefore) => {
        const allotted = whole(Math.min(won * 10, Number(asked.value)))
        const steps: Subscription[] = [subscribe('up-front', cost, asked)]
        const last = () => steps.at(-1)!
        steps.push(announce(last(), allotted))
        if (refundedBefore) steps.push(refund(last()))
        if (isDeliverable(last())) steps.push(deliver(last()))
        else steps.push(refund(last()))
        for (const step of steps) expect(compare(total(step), amountSubscribed(step))).toBe(0)
        expect(compare(last().settled, amountDue(last()))).toBe(0)
        expect(isOver(last())).toBe(true)
      }),
    )
  })

  it('paid after winning, is nothing before and exactly what was won after', () => {
    fc.assert(
      fc.property(quantity, price, (asked, cost) => {
        const due = announce(subscribe('after-winning', cost, asked), asked)
        expect([due.state, total(due).value]).toEqual(['payment-due', 0n])
        const paid = pay(due)
        expect(compare(total(paid), amountDue(paid))).toBe(0)
        expect(compare(total(deliver(paid)), sum(amountDue(paid), zero))).toBe(0)
        expect(compare(amountOf({ price: cost }, asked), amountDue(paid))).toBe(0)
      }),
    )
  })

  it('comes back whole where it is cancelled', () => {
    const back = cancel(subscribe('up-front', decimal('2.50'), whole(400)))
    expect([back.state, formatDecimal(back.held), formatDecimal(back.refunded)]).toEqual(['cancelled', '0', '1000.00'])
  })
})

describe('the life of a subscription', () => {
  const due = announce(subscribe('after-winning', decimal('2.50'), whole(400)), whole(100))

  it('is paid between the result and the deadline, once', () => {
    expect(mayPay(due, 1_000, 999)).toBe(true)
    expect(mayPay(due, 1_000, 1_000)).toBe(false)
    expect(mayPay({ state: 'payment-failed' }, 1_000, 999)).toBe(true)
    expect(mayPay(pay(due), 1_000, 999)).toBe(false)
    expect(mayPay({ state: 'waiting' }, 1_000, 999)).toBe(false)
  })

  it('is cancelled while it waits and the offer is open', () => {
    expect(mayCancel({ state: 'waiting' }, 1_000, 999)).toBe(true)
    expect(mayCancel({ state: 'waiting' }, 1_000, 1_000)).toBe(false)
    expect(mayCancel(due, 1_000, 999)).toBe(false)
  })

  it('is waived after the deadline, or failed where paying was tried', () => {
    expect(lapse(due).state).toBe('waived')
    expect(lapse({ ...due, state: 'payment-failed' }).state).toBe('payment-failed')
    expect(lapse(pay(due)).state).toBe('paid')
    expect(isOver(lapse(due))).toBe(true)
    expect(isOver(due)).toBe(false)
  })

  it('is not over while its shares are to be delivered or its draw is to come', () => {
    const waiting = subscribe('after-winning', whole(1), whole(100))
    expect([waiting.state, isOver(waiting)]).toEqual(['waiting', false])
    for (const state of ['won', 'paid'] as const) {
      const row = { ...waiting, state, held: zero, settled: zero }
      expect([isDeliverable(row), isOver(row)]).toEqual([true, false])
      expect(isOver({ ...row, settled: whole(100) })).toBe(true)
    }
  })

  it('wins or does not', () => {
    expect(announce(subscribe('up-front', whole(1), whole(100)), zero).state).toBe('not-won')
    expect(announce(subscribe('up-front', whole(1), whole(100)), whole(100)).state).toBe('won')
  })
})

describe('a timetable', () => {
  // Monday, 12 January 2026, and eight days on.
  const day = 20_465
  const table = timetableOf('new-share', 'CN', { opens: day, closes: day + 8 })

  it('goes from step to step in order, for every market and kind', () => {
    for (const calendar of ['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES'] as const) {
      for (const kind of ['new-share', 'placement'] as const) {
        const { announcedAt, closesAt, drawsAt, listsAt, opensAt, payBy, refundsAt } = timetableOf(kind, calendar, {
          opens: day,
          closes: day + 8,
        })
        const steps = [opensAt, closesAt, drawsAt, announcedAt, refundsAt, payBy, listsAt]
        expect(steps).toEqual(steps.toSorted((a, b) => a - b))
        expect(new Set(steps).size).toBe(steps.length)
      }
    }
  })

  it('has a stage at every instant, which begins with its first one', () => {
    expect(stageOf(table, table.opensAt - 1)).toBe('upcoming')
    expect(stageOf(table, table.opensAt)).toBe('open')
    expect(stageOf(table, table.closesAt - 1)).toBe('open')
    expect(stageOf(table, table.closesAt)).toBe('drawing')
    expect(stageOf(table, table.announcedAt - 1)).toBe('drawing')
    expect(stageOf(table, table.announcedAt)).toBe('to-be-listed')
    expect(stageOf(table, table.listsAt - 1)).toBe('to-be-listed')
    expect(stageOf(table, table.listsAt)).toBe('listed')
  })

  it('counts a day that has begun', () => {
    expect(daysLeft(table, table.closesAt - 1)).toBe(1)
    expect(daysLeft(table, table.closesAt - 86_400_001)).toBe(2)
    expect(daysLeft(table, table.closesAt - 86_400_000)).toBe(1)
    expect(daysLeft(table, table.closesAt)).toBe(0)
    expect(daysLeft(table, table.closesAt + 2 * 86_400_000)).toBe(0)
  })

  it.each([
    ['2026-01-13T01:14:59Z', '2026-01-13'],
    ['2026-01-13T01:15:00Z', '2026-01-14'],
    // Friday after 9:15, and a Saturday morning: Monday's record.
    ['2026-01-16T02:00:00Z', '2026-01-19'],
    ['2026-01-17T00:00:00Z', '2026-01-19'],
  ])('records what comes in at %s under %s', (at, recorded) => {
    expect(dayLabel(recordDayOf('CN', Date.parse(at)))).toBe(recorded)
  })
})
