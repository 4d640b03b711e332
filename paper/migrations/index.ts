import type { Migration } from 'kysely'
import { baseline } from './0001_baseline.ts'
import { savingsPlans } from './0300_savings_plans.ts'

/** Every migration in order of its number. A published one is never edited: a later one changes its result. */
export const migrations: Record<string, Migration> = {
  '0001_baseline': baseline,
  '0300_savings_plans': savingsPlans,
}
