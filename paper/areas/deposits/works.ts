import type { Works } from '../../platform/jobs/run.ts'
import { approveWaitingDeposit, REVIEW_DEPOSIT } from './reviewDeposit.ts'

/** An automatic review, where no tester was faster. */
export const depositWorks: Works = { [REVIEW_DEPOSIT.kind]: approveWaitingDeposit }
