import { make, subtract, sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, type Decimal, decimal, formatDecimal, isSame, zero } from '../money/decimal.ts'
import { CLAIM_FROM, type Earned, isClaimable, missingToClaim, rewardFigures } from './reward.ts'
import { phaseOf, taskState } from './task.ts'
import { newcomerTerm, seasonAfter, seasonOf, seasonTerm } from './term.ts'

const earned = (...rows: ReadonlyArray<readonly [string, boolean]>): ReadonlyArray<Earned> =>
  rows.map(([reward, isCompleted]) => ({ reward: decimal(reward), isCompleted }))
const texts = (figures: Readonly<Record<string, Decimal>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, amount]) => [name, formatDecimal(amount)]))

describe('figures of an activity', () => {
  const tasks = earned(['30.00', true], ['20.00', false], ['80.00', true])

  it('are sums of its tasks and claims', () => {
    expect(texts({ ...rewardFigures(tasks, decimal('30.00')) })).toEqual({
      total: '130.00',
      obtained: '110.00',
      withdrawn: '30.00',
      withdrawable: '80.00',
    })
  })

  it.each([
    ['99.99', '99.99', false, '0.01'],
    ['100', '100', true, '0'],
    ['100', '0', false, '0'],
    ['140', '40', true, '0'],
    ['0', '0', false, '100'],
  ])('obtained %s of which %s is left: claimable is %s, missing %s', (obtained, left, expected, missing) => {
    const figures = { obtained: decimal(obtained), withdrawable: decimal(left) }
    expect(isClaimable(figures)).toBe(expected)
    expect(isSame(missingToClaim(figures), decimal(missing))).toBe(true)
  })

  const cents = fc.bigInt({ min: 1n, max: 10_000n }).map((value) => make(value, 2))
  const someTasks = fc.array(fc.record({ reward: cents, isCompleted: fc.boolean() }), { maxLength: 9 })

  it('never lose or make money: however often one claims, what was claimed is what was obtained', () => {
    fc.assert(
      fc.property(someTasks, fc.array(fc.nat(8), { maxLength: 12 }), (tasks, steps) => {
        let done = tasks.map((task) => ({ ...task, isCompleted: false }))
        let claimed = zero
        for (const step of steps) {
          done = done.map((task, index) => (index === step ? { ...task, isCompleted: true } : task))
          const figures = rewardFigures(done, claimed)
          expect(isSame(figures.obtained, sum(figures.withdrawn, figures.withdrawable))).toBe(true)
          expect(compare(figures.obtained, figures.total)).not.toBe(1)
          if (!isClaimable(figures)) continue
          claimed = sum(claimed, figures.withdrawable)
          // A second claim immediately after it finds nothing.
          expect(isClaimable(rewardFigures(done, claimed))).toBe(false)
        }
        expect(compare(claimed, rewardFigures(done, claimed).obtained)).not.toBe(1)
        if (compare(claimed, zero) > 0) expect(compare(claimed, CLAIM_FROM)).not.toBe(-1)
      }),
    )
  })

  it('show nothing below zero where more was claimed than is obtained', () => {
    const figures = rewardFigures(tasks, decimal('500'))
    expect(isSame(figures.withdrawable, zero)).toBe(true)
    expect(isSame(subtract(figures.obtained, figures.withdrawable), decimal('110'))).toBe(true)
  })
})

describe('a task', () => {
  it.each([
    ['upcoming', false, true, 'locked'],
    ['running', false, false, 'locked'],
    ['running', false, true, 'open'],
    ['running', true, false, 'completed'],
    ['ended', false, true, 'ended'],
    ['ended', true, true, 'completed'],
  ] as const)('in an activity that is %s, completed %s, unlocked %s, is %s', (phase, isCompleted, isUnlocked, state) =>
    expect(taskState(phase, { isCompleted, isUnlocked })).toBe(state),
  )
})

describe('a term', () => {
  const term = { startsAt: 10, endsAt: 20 }
  it.each([
    [9, 'upcoming'],
    [10, 'running'],
    [19, 'running'],
    [20, 'ended'],
  ] as const)('at %i is %s', (at, phase) => expect(phaseOf(term, at)).toBe(phase))

  it('of a newcomer is ninety days', () => {
    const openedAt = Date.parse('2026-01-15T02:30:00Z')
    expect(new Date(newcomerTerm(openedAt).endsAt).toISOString()).toBe('2026-04-15T02:30:00.000Z')
  })

  it.each([
    [1, '2025-12-31', '2026-03-31'],
    [2, '2026-03-31', '2026-06-30'],
    [3, '2026-06-30', '2026-09-30'],
    [4, '2026-09-30', '2026-12-31'],
  ])('of season %i of 2026 runs from %s, 16:00 UTC, to %s', (quarter, from, until) => {
    const { startsAt, endsAt } = seasonTerm({ year: 2026, quarter })
    expect([startsAt, endsAt].map((at) => new Date(at).toISOString())).toEqual([
      `${from}T16:00:00.000Z`,
      `${until}T16:00:00.000Z`,
    ])
  })

  it('of a season is a quarter in Kuala Lumpur', () => {
    const { startsAt, endsAt } = seasonTerm({ year: 2026, quarter: 1 })
    expect(new Date(startsAt).toISOString()).toBe('2025-12-31T16:00:00.000Z')
    expect(new Date(endsAt).toISOString()).toBe('2026-03-31T16:00:00.000Z')
  })

  it('of one season begins where that of the one before ends, and holds its own instants', () => {
    const season = fc.record({ year: fc.integer({ min: 1990, max: 2100 }), quarter: fc.integer({ min: 1, max: 4 }) })
    fc.assert(
      fc.property(season, fc.integer({ min: -9, max: 9 }), (one, count) => {
        const [own, next] = [seasonTerm(one), seasonTerm(seasonAfter(one, 1))]
        expect(next.startsAt).toBe(own.endsAt)
        expect(seasonOf(own.startsAt)).toEqual(one)
        expect(seasonOf(own.endsAt - 1)).toEqual(one)
        expect(seasonAfter(seasonAfter(one, count), -count)).toEqual(one)
      }),
    )
  })
})
