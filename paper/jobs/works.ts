import { dayTradeWorks } from '../daytrade/facility.ts'
import { followWorks } from '../follow/works.ts'
import { creditWorks } from '../credit/works.ts'
import { fundWorks } from '../funds/works.ts'
import { identityWorks } from '../identity/review.ts'
import { offerWorks } from '../offers/steps.ts'
import { lendingWorks } from '../lending/works.ts'
import { uploadWorks } from '../uploads/keep.ts'
import type { Works } from './run.ts'

/** What the broker does by itself when its time has come. An area with such work adds its share here. */
export const works: Works = {
  ...creditWorks,
  ...dayTradeWorks,
  ...followWorks,
  ...fundWorks,
  ...identityWorks,
  ...lendingWorks,
  ...offerWorks,
  ...uploadWorks,
}
