import type { Works } from '../../platform/jobs/run.ts'
import { payWaitingWithdrawal, REVIEW_WITHDRAWAL } from './reviewWithdrawal.ts'

/** An automatic review, where no tester was faster. */
export const withdrawalWorks: Works = { [REVIEW_WITHDRAWAL.kind]: payWaitingWithdrawal }
