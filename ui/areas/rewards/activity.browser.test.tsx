import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import type { Activity, ActivityTask } from '../../../ports/Rewards.ts'
import { currentWords } from '../../i18n/words.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { expectNoBarriers } from '../../testing/barriers.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { NOW } from '../../testing/now.ts'
import ActivityList from './ActivityList.tsx'
import ActivityScreen from './ActivityScreen.tsx'

const activity = (more: Partial<Activity> = {}): Activity => ({
  id: 'newcomer',
  title: 'Newcomer rewards',
  summary: '',
  phase: 'running',
  startsAt: NOW,
  endsAt: NOW,
  zone: 'Asia/Kuala_Lumpur',
  currency: 'EUR',
  tasks: 6,
  completed: 0,
  figures: {
    total: decimal('200'),
    obtained: decimal('0'),
    withdrawn: decimal('0'),
    withdrawable: decimal('0'),
  },
  claimFrom: decimal('100'),
  ...more,
})

const task = (nth: number, state: ActivityTask['state']): ActivityTask => ({
  id: String(nth),
  title: `Step ${nth}`,
  text: 'What to do',
  reward: decimal('30'),
  state,
  after: state === 'locked' ? 'Step 1' : null,
  link: '/mine/fundPassword',
  completedAt: state === 'completed' ? NOW : null,
})

/** The newcomer benefit of a broker on which the customer has completed some tasks, and can complete more. */
const broker = (states: ReadonlyArray<ActivityTask['state']>, shown: Activity) => {
  let [tasks, now] = [states.map((state, nth) => task(nth, state)), shown]
  const figures = (withdrawn: string, withdrawable: string) => ({
    total: decimal('200'),
    obtained: decimal('110'),
    withdrawn: decimal(withdrawn),
    withdrawable: decimal(withdrawable),
  })
  const fake = makeFakeApp({
    clock: { now: () => NOW, newId: () => 'id' },
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    activities: {
      one: () => Effect.sync(() => ({ activity: now, tasks, rules: ['One rule'], terms: ['One term'] })),
      claim: () =>
        Effect.sync(() => {
          now = activity({ completed: 3, figures: figures('110', '0') })
          return { id: 'c', amount: decimal('110'), currency: 'EUR' as const, claimedAt: NOW }
        }),
    },
  })
  const complete = () => {
    tasks = tasks.map((one, nth) => (nth < 3 ? task(nth, 'completed') : one))
    now = activity({ completed: 3, figures: figures('0', '110') })
  }
  return { ...fake, complete }
}

describe.each(['es', 'ar'])('an activity, in %s', (language) => {
  it('shows its tasks and what is missing, and no claim', async () => {
    await startAllWords(language)
    const { rewards } = currentWords()
    const { app } = broker(['open', 'open', 'open', 'locked', 'locked', 'locked'], activity())
    await mountScreen(app, '/mine/activity', ActivityScreen, {})
    const tasks = page.getByRole('list', { name: rewards.tasks() }).getByRole('listitem')
    await expect.element(tasks.first()).toBeVisible()
    expect(tasks.all()).toHaveLength(6)
    expect(tasks.filter({ hasText: rewards.states.locked() }).all()).toHaveLength(3)
    await expect.element(page.getByText(/100,00/).first()).toBeVisible()
    expect(page.getByRole('button').filter({ hasText: '110,00' }).all()).toEqual([])
    await expectNoBarriers()
  })

  it('is claimed after a review, once', async () => {
    await startAllWords(language)
    const { rewards } = currentWords()
    const { app, complete } = broker(['open', 'open', 'open', 'locked', 'locked', 'locked'], activity())
    complete()
    await mountScreen(app, '/mine/activity', ActivityScreen, {})
    const tasks = page.getByRole('list', { name: rewards.tasks() }).getByRole('listitem')
    const claim = page.getByRole('button').filter({ hasText: '110,00' })
    await expect.element(claim).toBeVisible()
    expect(tasks.filter({ hasText: rewards.states.completed() }).all()).toHaveLength(3)
    await claim.click()
    const sheet = page.getByRole('dialog')
    // Its title is that of the review first, then that of the result.
    await expect.element(sheet).toHaveTextContent(rewards.reviewTitle())
    await expect.element(sheet).toHaveTextContent('110,00')
    await expectNoBarriers()
    await sheet.getByRole('button', { name: rewards.claimNow() }).click()
    await expect.element(sheet).toHaveTextContent(rewards.done())
    await sheet.getByRole('button', { name: rewards.close(), exact: true }).last().click()
    await expect.element(page.getByText(rewards.claimed())).toBeVisible()
    await expect.poll(() => claim.all()).toEqual([])
  })
})

it('an activity that has ended shows that no task counts any more', async () => {
  await startAllWords('us')
  const { app } = broker(['ended', 'ended'], activity({ phase: 'ended' }))
  await mountScreen(app, '/mine/activity', ActivityScreen, { id: 'old' })
  await expect.element(page.getByText('It ended before')).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: 'Tasks' }).getByRole('listitem').first())
    .toHaveTextContent('Ended')
})

it('every activity is listed with its end', async () => {
  await startAllWords('us')
  const list = (['running', 'upcoming', 'ended'] as const).map((phase) => activity({ id: phase, title: phase, phase }))
  const { app } = makeFakeApp({ activities: { list: () => Effect.succeed({ list, next: null }) } })
  await mountScreen(app, '/mine/activityList', ActivityList, {})
  const rows = page.getByRole('list', { name: 'Promotions' }).getByRole('listitem')
  await expect.element(rows.nth(0)).toHaveTextContent(/Runs until.*Running/)
  await expect.element(rows.nth(1)).toHaveTextContent(/Starts.*Not started/)
  await expect.element(rows.nth(2)).toHaveTextContent(/Ended.*Ended/)
  await expectNoBarriers()
})
