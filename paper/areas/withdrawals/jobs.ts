import type { JobHandlers } from '../../platform/jobs/run.ts'
import { payWaitingWithdrawal, REVIEW_WITHDRAWAL } from './reviewWithdrawal.ts'

/** An automatic review, where no tester was faster. */
export const withdrawalJobs: JobHandlers = { [REVIEW_WITHDRAWAL.kind]: payWaitingWithdrawal }
