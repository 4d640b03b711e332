import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import type { Activity, ActivityDetail } from '../../../ports/Rewards.ts'
import { type Failure, Offline, Rejected } from '../../../ports/failure.ts'
import { startWords } from '../../i18n/words.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeActivityModel } from './activity.model.ts'
import { claimState } from './claimState.ts'

const activityWith = (obtained: string, withdrawn = '0', change: Partial<Activity> = {}): Activity => ({
  id: 'newcomer',
  title: 'Newcomer rewards',
  summary: '',
  phase: 'running',
  startsAt: 0,
  endsAt: 10,
  zone: 'Asia/Kuala_Lumpur',
  currency: 'EUR',
  tasks: 6,
  completed: 3,
  figures: {
    total: decimal('200'),
    obtained: decimal(obtained),
    withdrawn: decimal(withdrawn),
    withdrawable: decimal(String(Number(obtained) - Number(withdrawn))),
  },
  claimFrom: decimal('100'),
  ...change,
})

describe('the state of a claim', () => {
  it.each([
    ['90', '0', 'running', 'missing'],
    ['100', '0', 'running', 'claimable'],
    ['150', '150', 'running', 'claimed'],
    ['150', '110', 'ended', 'claimable'],
    ['90', '0', 'ended', 'lost'],
    ['110', '110', 'ended', 'claimed'],
  ] as const)('%s obtained and %s claimed of one that is %s: %s', (obtained, withdrawn, phase, standing) =>
    expect(claimState(activityWith(obtained, withdrawn, { phase }))).toBe(standing),
  )

  it('uses the threshold that the server states', () =>
    expect(claimState(activityWith('100', '0', { claimFrom: decimal('120') }))).toBe('missing'))
})

const setUp = async (refuse?: Failure) => {
  await startWords('us')
  const asked: Array<string | null> = []
  const claimed: Array<readonly [string, string]> = []
  let obtained = '110'
  const fake = makeFakeApp({
    clock: { now: () => 0, newId: () => '0190a5f0' },
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    activities: {
      one: (id) =>
        Effect.sync((): ActivityDetail => {
          asked.push(id)
          return { activity: activityWith(obtained), tasks: [], rules: [], terms: [] }
        }),
      claim: (id, requestId) =>
        Effect.suspend(() => {
          claimed.push([id, requestId])
          if (refuse) return Effect.fail(refuse)
          obtained = '130'
          return Effect.succeed({ id: 'c', amount: decimal('110.00'), currency: 'EUR' as const, claimedAt: 1 })
        }),
    },
  })
  return { ...fake, asked, claimed, model: makeActivityModel(fake.app) }
}

describe('an activity', () => {
  it('is the newcomer benefit where the address names none', async () => {
    const { model, asked } = await setUp()
    await model.open(undefined)
    await model.open('discovery-2026-q1')
    expect(asked).toEqual([null, 'discovery-2026-q1'])
  })

  it('is claimed once, however often the customer taps, and reloaded', async () => {
    const { model, claimed, asked, kept } = await setUp()
    await model.open(undefined)
    await Promise.all([model.claim(), model.claim(), model.claim()])
    expect(claimed).toEqual([['newcomer', '0190a5f0']])
    const state = model.intent.state.value
    expect(state.kind === 'done' && formatDecimal(state.outcome.amount)).toBe('110.00')
    await expect.poll(() => asked.length).toBe(2)
    expect([...kept.keys()]).toEqual([])
  })

  it('shows why it could not be claimed, and reloads the figures', async () => {
    const { model, asked, failures } = await setUp(new Rejected({ code: 'bonus-claim-not-met' }))
    await model.open(undefined)
    await model.claim()
    expect(model.intent.state.value).toMatchObject({ kind: 'refused', failure: { code: 'bonus-claim-not-met' } })
    expect(failures).toHaveLength(1)
    await expect.poll(() => asked.length).toBe(2)
  })

  it('claims nothing while nothing is shown', async () => {
    const { model, claimed } = await setUp(new Offline())
    await model.claim()
    expect(claimed).toEqual([])
  })
})
