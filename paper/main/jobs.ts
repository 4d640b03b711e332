import { dayTradeJobs } from '../areas/daytrade/facility.ts'
import { followJobs } from '../areas/copytrading/jobs.ts'
import { creditJobs } from '../areas/credit/jobs.ts'
import { depositJobs } from '../areas/deposits/jobs.ts'
import { identityJobs } from '../areas/identity/review.ts'
import { offerJobs } from '../areas/offers/steps.ts'
import { lendingJobs } from '../areas/lending/jobs.ts'
import { savingsJobs } from '../areas/savings/jobs.ts'
import { uploadJobs } from '../areas/uploads/keep.ts'
import { recoveryJobs } from '../areas/account/recovery/review.ts'
import { withdrawalJobs } from '../areas/withdrawals/jobs.ts'
import type { JobHandlers } from '../platform/jobs/run.ts'

/** The broker's scheduled work. An area with such work adds it here. */
export const jobHandlers: JobHandlers = {
  ...creditJobs,
  ...dayTradeJobs,
  ...followJobs,
  ...depositJobs,
  ...identityJobs,
  ...lendingJobs,
  ...offerJobs,
  ...recoveryJobs,
  ...savingsJobs,
  ...uploadJobs,
  ...withdrawalJobs,
}
