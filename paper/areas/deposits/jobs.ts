import type { JobHandlers } from '../../platform/jobs/run.ts'
import { approveWaitingDeposit, REVIEW_DEPOSIT } from './reviewDeposit.ts'

/** An automatic review, where no tester was faster. */
export const depositJobs: JobHandlers = { [REVIEW_DEPOSIT.kind]: approveWaitingDeposit }
