import type { Migration } from 'kysely'
import { baseline } from './0001_baseline.ts'
import { savingsPlans } from './0300_savings_plans.ts'
import { orderChanges } from './0310_order_changes.ts'
import { positionNotes } from './0311_position_notes.ts'
import { ownWrites } from './0320_own_writes.ts'
import { liveNotes } from './0330_live_notes.ts'
import { changesOfDay } from './0340_changes_of_day.ts'

/** Every migration in order of its number. A published one is never edited: a later one changes its result. */
export const migrations: Record<string, Migration> = {
  '0001_baseline': baseline,
  '0300_savings_plans': savingsPlans,
  '0310_order_changes': orderChanges,
  '0311_position_notes': positionNotes,
  '0320_own_writes': ownWrites,
  '0330_live_notes': liveNotes,
  '0340_changes_of_day': changesOfDay,
}
