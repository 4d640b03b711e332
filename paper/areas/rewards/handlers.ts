import type { Handlers } from '../../platform/contract/operations.ts'
import { claimBonus } from './claim.ts'
import { listActivities, readActivity } from './readActivities.ts'

export const activityHandlers = {
  '/activity/list': listActivities,
  '/activity/info': readActivity,
  '/activity/claim': claimBonus,
} satisfies Partial<Handlers>
