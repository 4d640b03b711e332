import type { Migration } from 'kysely'
import { baseline } from './0001_baseline.ts'

/** Every migration in order of its number. A published one is never edited: a later one changes its result. */
export const migrations: Record<string, Migration> = {
  '0001_baseline': baseline,
}
