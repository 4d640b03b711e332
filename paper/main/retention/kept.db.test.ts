import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleHandlers } from '../../areas/articles/handlers.ts'
import { KEPT } from '../../areas/articles/keptData.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { PRUNINGS } from './prunings.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** The tables without customers' data: of the market, of the operator and of the broker itself. */
const OF_NO_CUSTOMER = `
  activity_terms block_channel blocks closed_services lending_channels follow_products follow_returns
  declared_dividends dividend_progress book_consumption matching_books market_overrides
  market_overrides_version alert_checks live_history leases push_keys test_clock faults
  kysely_migration kysely_migration_lock`
  .trim()
  .split(/\s+/)

const topics = Object.values(KEPT)
const named = topics.flatMap(({ tables }) => [...tables])

it('names every table of the migrations in the privacy policy, or as one without customers’ data', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(
    database.db,
  )
  expect([...named, ...OF_NO_CUSTOMER].toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

it('counts no table that refers to a customer among those without customers’ data', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('customer_id', 'owner', 'phone')`.execute(database.db)
  expect(rows.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([])
})

it('promises to keep nothing permanently that the broker deletes', () => {
  const permanent = topics.filter(({ time }) => time === 'always').flatMap(({ tables }) => [...tables])
  expect(Object.keys(PRUNINGS).filter((table) => permanent.includes(table))).toEqual([])
})

it.each(['us', 'es', 'it', 'my', 'cn', 'tw', 'kr', 'ar'] as const)('says it in a row each: %s', async (language) => {
  const answer = await articleHandlers['/common/article']({ language, name: 'privacy' })
  const cells = [...answer.content.matchAll(/<td>(.*?)<\/td>/g)].map(([, text]) => text)
  expect(cells).toHaveLength(2 * topics.length)
  expect(new Set(cells.filter((_, at) => at % 2 === 0)).size).toBe(topics.length)
  expect(cells).not.toContain('')
})
