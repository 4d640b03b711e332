import { Effect, Schema } from 'effect'
import { type Activity, Activities, type ActivityTask } from '../../../ports/Rewards.ts'
import { tapTarget } from '../addresses.ts'
import type { Call } from '../client.ts'
import { textOrNull, WireAmount, WireFigure, WireTime, WireTimeOrNone, WireCurrency } from '../figures.ts'
import { formPage, PageOf, pageOf } from '../pages.ts'
import { statusOf } from '../statuses.ts'

const Row = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  summary: Schema.String,
  status: statusOf({ 0: 'upcoming', 1: 'running', 2: 'ended' } as const),
  starttime: WireTime,
  endtime: WireTime,
  zone: Schema.String,
  currency: WireCurrency,
  tasks: Schema.Number,
  completed: Schema.Number,
  figures: Schema.Struct({
    total: WireAmount,
    obtained: WireAmount,
    withdrawn: WireAmount,
    withdrawable: WireAmount,
    claimfrom: WireFigure,
  }),
})

const Task = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  content: Schema.String,
  reward: WireFigure,
  status: statusOf({ 0: 'locked', 1: 'open', 2: 'completed', 3: 'ended' } as const),
  after: Schema.String,
  link: Schema.String,
  completetime: WireTimeOrNone,
})

const Detail = Schema.Struct({
  activity: Row,
  list: Schema.Array(Task),
  rules: Schema.Array(Schema.String),
  terms: Schema.Array(Schema.String),
})

const Claim = Schema.Struct({
  id: Schema.String,
  activity: Schema.String,
  currency: WireCurrency,
  money: WireFigure,
  time: WireTime,
})

const activity = ({ status, starttime, endtime, figures, ...row }: (typeof Row)['Type']): Activity => {
  const { claimfrom, ...amounts } = figures
  return { ...row, phase: status, startsAt: starttime, endsAt: endtime, figures: amounts, claimFrom: claimfrom }
}

const task = ({ content, status, after, link, completetime, ...row }: (typeof Task)['Type']): ActivityTask => ({
  ...row,
  text: content,
  state: status,
  after: textOrNull(after),
  link: tapTarget(link),
  completedAt: completetime,
})

/** Activities over HTTP. */
export const activities = (call: Call): Activities['Service'] =>
  Activities.of({
    list: (language, page) =>
      call('/activity/list', { language, ...formPage(page) }, PageOf(Row)).pipe(Effect.map(pageOf(activity))),
    one: (id, language) =>
      call('/activity/info', { id: id ?? undefined, language }, Detail).pipe(
        Effect.map(({ activity: row, list, rules, terms }) => ({
          activity: activity(row),
          tasks: list.map(task),
          rules,
          terms,
        })),
      ),
    claim: (id, requestId) =>
      call('/activity/claim', { id, requestid: requestId }, Claim).pipe(
        Effect.map((row) => ({ id: row.id, amount: row.money, currency: row.currency, claimedAt: row.time })),
      ),
  })
