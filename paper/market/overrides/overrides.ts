import { sql } from 'kysely'
import { arrangeOverrides, type Override, type Overrides } from '../override.ts'
import type { Db, Tx } from '../../platform/database/transaction.ts'

/** Indexed overrides by version, the newest last: the caches of the market are keyed by their identity. */
const known = new Map<string, Overrides>()
const KEPT = 16

const read = async (db: Db | Tx): Promise<ReadonlyArray<Override>> => {
  const rows = await db.selectFrom('market_overrides').selectAll().orderBy('id').execute()
  return rows.flatMap(({ calendar, code, kind, price, since, state, until }): ReadonlyArray<Override> => {
    const from = since.getTime()
    const span = { from, ...(until && { until: until.getTime() }) }
    if (kind === 'session') return calendar && state ? [{ kind, calendar, state, ...span }] : []
    if (code === null) return []
    if (kind === 'price') return price ? [{ kind, code, at: from, price }] : []
    return [{ kind, code, ...span }]
  })
}

/** The overrides of a version that was read in the same transaction; reads them only for a new version. */
export const overridesOf = async (db: Db | Tx, version: string): Promise<Overrides> => {
  const found = known.get(version)
  if (found) return found
  const made = arrangeOverrides(await read(db))
  const oldest = known.keys().next()
  if (known.size >= KEPT && oldest.done !== true) known.delete(oldest.value)
  known.set(version, made)
  return made
}

/** For reading the version as part of another query: `(select version …)`. */
export const overridesVersion = sql<string>`(select version from market_overrides_version)`

/**
 * The testers' changes to the market, for all calculations of prices. Costs one small query; returns the same object
 * until something changes, in this process or another.
 */
export const overridesFor = async (db: Db | Tx): Promise<Overrides> => {
  const { version } = await db.selectFrom('market_overrides_version').select('version').executeTakeFirstOrThrow()
  return overridesOf(db, version)
}
