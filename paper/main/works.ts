import { dayTradeWorks } from '../areas/daytrade/facility.ts'
import { followWorks } from '../areas/copytrading/works.ts'
import { creditWorks } from '../areas/credit/works.ts'
import { depositWorks } from '../areas/deposits/works.ts'
import { identityWorks } from '../areas/identity/review.ts'
import { offerWorks } from '../areas/offers/steps.ts'
import { lendingWorks } from '../areas/lending/works.ts'
import { savingsWorks } from '../areas/savings/works.ts'
import { uploadWorks } from '../areas/uploads/keep.ts'
import { recoveryWorks } from '../areas/account/recovery/review.ts'
import { withdrawalWorks } from '../areas/withdrawals/works.ts'
import type { Works } from '../platform/jobs/run.ts'

/** The broker's scheduled work. An area with such work adds it here. */
export const works: Works = {
  ...creditWorks,
  ...dayTradeWorks,
  ...followWorks,
  ...depositWorks,
  ...identityWorks,
  ...lendingWorks,
  ...offerWorks,
  ...recoveryWorks,
  ...savingsWorks,
  ...uploadWorks,
  ...withdrawalWorks,
}
