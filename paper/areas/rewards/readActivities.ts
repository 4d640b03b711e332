import type { Handler } from '../../platform/contract/operations.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import { pageAnswer, pageOf } from '../../platform/paging/cursor.ts'
import { activitiesOf, NEWCOMER } from './activities.ts'
import { openedAtOf } from './customer.ts'
import { showActivity, showDetail } from './show.ts'
import { progressOf } from './progress.ts'

/** Every activity that the customer may see, page by page; the place in the list is the key. */
export const listActivities: Handler<'/activity/list'> = async (body, { broker: { db }, customer, now }) => {
  const page = pageOf({ path: '/activity/list', customerId: customer.id, fields: body }, body)
  if (isRejection(page)) return page
  const openedAt = await openedAtOf(db, customer.id)
  const all = await activitiesOf(db, { openedAt }, now.getTime())
  const start = page.after === undefined ? 0 : Number.parseInt(page.after, 10) + 1
  const rows = all.slice(start, start + page.limit + 1)
  const progress = await progressOf(db, customer.id, rows)
  return pageAnswer(
    page,
    progress,
    (one) => String(start + progress.indexOf(one)),
    (one) => showActivity(one, body.language),
  )
}

export const readActivity: Handler<'/activity/info'> = async (
  { id = NEWCOMER, language },
  { broker: { db }, customer, now },
) => {
  const openedAt = await openedAtOf(db, customer.id)
  const found = (await activitiesOf(db, { openedAt }, now.getTime())).filter((activity) => activity.id === id)
  const [progress] = await progressOf(db, customer.id, found)
  return progress ? showDetail(progress, language) : reject('activity-not-found', '/id')
}
