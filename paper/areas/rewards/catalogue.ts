import { type Decimal, decimal } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'

/** Actions of a customer in the app, each with the same name as its task. */
export const FACTS = [
  'identity',
  'fundpassword',
  'card',
  'deposit',
  'trade',
  'friend',
  'exchange',
  'limitorder',
  'secondmarket',
] as const
export type Fact = (typeof FACTS)[number]

export interface Task {
  readonly id: Fact
  readonly reward: Decimal
  /** The task that unlocks this one. */
  readonly after: Fact | undefined
  /** Route of the app where the customer can do it. */
  readonly link: string
}

/** Rewards are in the default currency of the account. Source: RULES.md, activities. */
export const REWARD_CURRENCY: Currency = 'EUR'

const task = (id: Fact, reward: string, link: string, after?: Fact): Task => ({
  id,
  reward: decimal(reward),
  after,
  link,
})

/** First steps. A task is unlocked by the one that its step requires. */
export const NEWCOMER_TASKS: ReadonlyArray<Task> = [
  task('identity', '30.00', '/mine/verified'),
  task('fundpassword', '20.00', '/mine/fundPassword', 'identity'),
  task('card', '20.00', '/mine/bankAdd', 'fundpassword'),
  task('deposit', '40.00', '/mine/stored'),
  task('trade', '40.00', '/quotes/index'),
  task('friend', '50.00', '/mine/qr', 'identity'),
]

/** Functions that many customers never try. */
export const SEASON_TASKS: ReadonlyArray<Task> = [
  task('exchange', '30.00', '/mine/exchangeRate'),
  task('limitorder', '40.00', '/quotes/index'),
  task('secondmarket', '40.00', '/quotes/index'),
]
