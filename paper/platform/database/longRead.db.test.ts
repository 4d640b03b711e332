import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { longRead } from './longRead.ts'
import type { Db } from './transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const insert = (db: Db, name: string) =>
  db
    .insertInto('closed_services')
    .values({ name, since: new Date(0) })
    .execute()
const count = async (db: Db) => (await db.selectFrom('closed_services').select('name').execute()).length

const limit = async (db: Db) => {
  const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(db)
  return rows[0]?.limit
}

it('has no limit for a statement, and sees one moment', async () => {
  const { db } = database
  await insert(db, 'a')
  const seen = await longRead(db, async (tx) => {
    const before = await count(tx)
    await insert(db, 'b')
    return { limit: await limit(tx), before, after: await count(tx) }
  })
  expect(seen).toEqual({ limit: '0', before: 1, after: 1 })
  expect(await count(db)).toBe(2)
  // The connection is used again.
  expect(await Promise.all(Array.from({ length: 5 }, () => limit(db)))).toEqual(Array.from({ length: 5 }, () => '30s'))
})
