import { type RewardFigures, rewardFigures } from '../../../domain/rewards/reward.ts'
import { taskState, type TaskState } from '../../../domain/rewards/task.ts'
import { type Decimal, formatDecimal, sumOf } from '../../../domain/money/decimal.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { Activity } from './activities.ts'
import type { Task } from './catalogue.ts'
import { happenedAt } from './facts.ts'

/** One customer's progress in a task. */
export interface TaskProgress extends Task {
  readonly state: TaskState
  readonly completedAt: Date | null
}

/** One customer's progress in an activity. */
export interface ActivityProgress {
  readonly activity: Activity
  readonly tasks: ReadonlyArray<TaskProgress>
  readonly figures: RewardFigures
}

interface Completion {
  readonly task: string
  readonly reward: Decimal
  readonly completed_at: Date
}

/**
 * Records the tasks that a customer has completed since the last read. A recorded task stays completed, also where the
 * cause is undone: a card that is unbound later was bound.
 */
const note = async (
  db: Db,
  customerId: string,
  { id, phase, tasks, term }: Activity,
  known: ReadonlyArray<Completion>,
): Promise<ReadonlyArray<Completion>> => {
  const open = phase === 'upcoming' ? [] : tasks.filter(({ id: task }) => !known.some((one) => one.task === task))
  const found = await Promise.all(
    open.map(async ({ id: task, reward }) => ({ task, reward, at: await happenedAt(db, task, customerId, term) })),
  )
  const fresh = found.flatMap(({ at, reward, task }) => (at === null ? [] : [{ task, reward, completed_at: at }]))
  if (fresh.length === 0) return known
  await db
    .insertInto('activity_completions')
    .values(
      fresh.map(({ reward, ...row }) => ({
        ...row,
        customer_id: customerId,
        activity: id,
        reward: formatDecimal(reward),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return [...known, ...fresh]
}

/** A customer's progress in some activities; records newly completed tasks. */
export const progressOf = async (
  db: Db,
  customerId: string,
  activities: ReadonlyArray<Activity>,
): Promise<ReadonlyArray<ActivityProgress>> => {
  const ids = activities.map(({ id }) => id)
  if (ids.length === 0) return []
  const [completions, claims] = await Promise.all([
    db
      .selectFrom('activity_completions')
      .select(['activity', 'task', 'reward', 'completed_at'])
      .where('customer_id', '=', customerId)
      .where('activity', 'in', ids)
      .execute(),
    db
      .selectFrom('activity_claims')
      .select(['activity', 'amount'])
      .where('customer_id', '=', customerId)
      .where('activity', 'in', ids)
      .execute(),
  ])
  return Promise.all(
    activities.map(async (activity): Promise<ActivityProgress> => {
      const known = completions.filter((row) => row.activity === activity.id)
      const done = new Map((await note(db, customerId, activity, known)).map((row) => [row.task, row]))
      const tasks = activity.tasks.map((task): TaskProgress => {
        const completion = done.get(task.id)
        const isUnlocked = task.after === undefined || done.has(task.after)
        return {
          ...task,
          // A task that was recorded with another reward keeps that reward.
          reward: completion?.reward ?? task.reward,
          state: taskState(activity.phase, { isCompleted: completion !== undefined, isUnlocked }),
          completedAt: completion?.completed_at ?? null,
        }
      })
      const withdrawn = sumOf(claims.filter((row) => row.activity === activity.id).map(({ amount }) => amount))
      const earned = tasks.map(({ completedAt, reward }) => ({ reward, isCompleted: completedAt !== null }))
      return { activity, tasks, figures: rewardFigures(earned, withdrawn) }
    }),
  )
}
