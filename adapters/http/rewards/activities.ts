import { Effect } from 'effect'
import { Activities, type Activity, type ActivityTask } from '../../../ports/Rewards.ts'
import {
  type Activity as Row,
  ActivityDetail,
  ActivityListAnswer,
  type ActivityTask as Task,
  BonusClaim,
} from '../../generated/schemas/rewards.ts'
import { tapTarget } from '../addresses.ts'
import type { Call } from '../client.ts'
import { formPage } from '../pages.ts'

const activity = ({ figures: { claimFrom, ...figures }, ...row }: (typeof Row)['Type']): Activity => ({
  ...row,
  figures,
  claimFrom,
})

const task = (row: (typeof Task)['Type']): ActivityTask => ({ ...row, link: tapTarget(row.link) })

/** Activities over HTTP. */
export const activities = (call: Call): Activities['Service'] =>
  Activities.of({
    list: (language, page) =>
      call('/activity/list', { language, ...formPage(page) }, ActivityListAnswer).pipe(
        Effect.map(({ list, next }) => ({ list: list.map(activity), next })),
      ),
    one: (id, language) =>
      call('/activity/info', { id: id ?? undefined, language }, ActivityDetail).pipe(
        Effect.map(({ activity: row, list, ...texts }) => ({
          ...texts,
          activity: activity(row),
          tasks: list.map(task),
        })),
      ),
    claim: (id, requestid) => call('/activity/claim', { id, requestid }, BonusClaim),
  })
