import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '../platform/database/migrate.ts'
import { insertCustomer } from '../testing/customers.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { baseline } from './0001_baseline.ts'
import { migrations } from './index.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

/** Every column, constraint, index, trigger and function of the tables as PostgreSQL describes it. */
const DESCRIPTION = sql<{ line: string }>`
  select format('column %s.%s %s null=%s default=%s identity=%s generated=%s storage=%s', c.relname, a.attname,
      format_type(a.atttypid, a.atttypmod), not a.attnotnull, pg_get_expr(d.adbin, d.adrelid), a.attidentity,
      a.attgenerated, a.attstorage) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  union all
  select format('table %s %s', relname, reloptions) from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'S', 'p')
  union all
  select format('constraint %s.%s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all
  select format('index %s', pg_get_indexdef(indexrelid)) from pg_index join pg_class c on c.oid = indexrelid
    where c.relnamespace = 'public'::regnamespace
  union all
  select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
  union all
  select format('function %s', regexp_replace(pg_get_functiondef(oid), '\\s+', ' ', 'g')) from pg_proc
    where pronamespace = 'public'::regnamespace`

/** Of the description of the tables that the 53 steps before the baseline made: the baseline is never edited. */
const MADE_BY_STEPS = '0c63b9a748d4230869e93bdf78b80d08f372612504edade82d4f2e978ddb1b05'

it('makes the tables that the steps before it made', async () => {
  await sql`drop schema public cascade; create schema public`.execute(database.db)
  await baseline.up(database.db)
  const { rows } = await DESCRIPTION.execute(database.db)
  const lines = rows.map(({ line }) => line).toSorted()
  expect(lines.length).toBeGreaterThan(1000)
  expect(createHash('sha256').update(lines.join('\n')).digest('hex')).toBe(MADE_BY_STEPS)
})

/** As a version before the baseline left it, up to a step. */
const noteSteps = (...names: ReadonlyArray<string>) =>
  sql`
    delete from kysely_migration where name = '0001_baseline';
    insert into kysely_migration select name, '2026-01-12T02:00:00Z' from unnest(${sql.lit(`{${names.join(',')}}`)}::text[]) name`.execute(
    database.db,
  )

const notedSteps = async () => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db)
  return rows.map(({ name }) => name)
}

it('goes on with a database that the last step before it left, and touches no row', async () => {
  const customer = await insertCustomer(database.db)
  await noteSteps('0001_customers', '0280_bids', '0281_protection_changes')
  await migrate(database.db)
  expect(await notedSteps()).toEqual(Object.keys(migrations).toSorted())
  await migrate(database.db)
  expect(await database.db.selectFrom('customers').select('id').execute()).toEqual([{ id: customer }])
})

it('refuses a database that an earlier step left, and says what to do', async () => {
  await noteSteps('0001_customers', '0280_bids')
  await expect(migrate(database.db)).rejects.toThrow(
    /^its tables are of step 0280_bids.*start the version before it once/,
  )
  expect(await notedSteps()).toContain('0001_customers')
})
