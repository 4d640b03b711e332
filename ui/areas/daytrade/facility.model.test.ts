import { Effect } from 'effect'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { IdentityState } from '../../../domain/contract/enumerations.ts'
import type { DayTradingFacility, DayTradingStanding } from '../../../ports/Daytrade.ts'
import { Rejected } from '../../../ports/failure.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { settled } from '../../testing/time.ts'
import { gateOf, makeFacilityModel } from './facility.model.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const facility = (standing: DayTradingStanding): DayTradingFacility => ({
  standing,
  appliedAt: null,
  approvedAt: null,
  minutes: 15,
})

it.each<[DayTradingStanding, IdentityState, string | null]>([
  ['not-applied', 'not-submitted', 'identity'],
  ['not-applied', 'rejected', 'identity'],
  ['not-applied', 'under-review', 'identity-review'],
  ['not-applied', 'verified', 'apply'],
  ['under-review', 'verified', 'review'],
  ['approved', 'verified', null],
])('%s with an identity that is %s: %s', (standing, identity, gate) => {
  expect(gateOf(facility(standing), identity)).toBe(gate)
})

const start = (apply: (id: string) => Effect.Effect<DayTradingFacility, Rejected>) => {
  let standing: DayTradingStanding = 'not-applied'
  const ids: string[] = []
  const { app } = makeFakeApp({
    clock: { now: () => 1, newId: () => 'id-1' },
    credentials: { current: () => ({ token: 't', account: '7000000001' }) },
    identity: {
      record: () =>
        Effect.succeed({
          state: 'verified',
          name: '',
          idNumber: '',
          front: null,
          back: null,
          rejection: null,
          submittedAt: null,
          reviewedAt: null,
        }),
    },
    dayTrading: {
      facility: () => Effect.sync(() => facility(standing)),
      apply: (id) => {
        ids.push(id)
        standing = 'under-review'
        return apply(id)
      },
    },
  })
  return { ids, model: makeFacilityModel(app) }
}

it('is applied for once, however often the button is tapped, and then waits for the broker', async () => {
  const { ids, model } = start(() => Effect.succeed(facility('under-review')))
  await model.standing.load()
  expect(model.gate.value).toBe('apply')
  await Promise.all([model.apply(), model.apply()])
  await settled()
  expect([ids.length, model.intent.state.value.kind, model.gate.value]).toEqual([1, 'done', 'review'])
})

it('reloads its state when the broker answers that it was applied for before', async () => {
  const { model } = start(() => Effect.fail(new Rejected({ code: 'day-trading-applied' })))
  await model.standing.load()
  await model.apply()
  await settled()
  expect([model.intent.state.value.kind, model.gate.value]).toEqual(['refused', 'review'])
})
