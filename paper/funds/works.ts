import type { Works } from '../jobs/run.ts'
import { approveWaitingDeposit, REVIEW_DEPOSIT } from './reviewDeposit.ts'
import { payWaitingWithdrawal, REVIEW_WITHDRAWAL } from './reviewWithdrawal.ts'

/** Reviews that end by themselves where no tester was faster. */
export const fundWorks: Works = {
  [REVIEW_DEPOSIT.kind]: approveWaitingDeposit,
  [REVIEW_WITHDRAWAL.kind]: payWaitingWithdrawal,
}
