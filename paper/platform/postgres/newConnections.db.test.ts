import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { tryNewConnections } from './newConnections.ts'

let database: TestDatabase
let admin: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  const address = new URL(database.url)
  address.pathname = '/postgres'
  admin = new pg.Client({ connectionString: address.href })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await database.drop()
})

const allow = (isAllowed: boolean): Promise<unknown> =>
  admin.query(`alter database ${new URL(database.url).pathname.slice(1)} allow_connections ${isAllowed}`)
/** More pieces of work at once than there are open connections. */
const work = () => Promise.all(Array.from({ length: 20 }, () => sql`select pg_sleep(0.01)`.execute(database.db)))

it('works on the open connections while the server takes no new one, and says that it does not', async () => {
  const connections = tryNewConnections(() => database.url, 20)
  expect(connections.areTaken()).toBe(true)
  await sql`select`.execute(database.db)
  await allow(false)
  await expect.poll(connections.areTaken).toBe(false)
  const { total } = database.connections()
  expect(await work()).toHaveLength(20)
  expect(database.connections().total).toBe(total)
  await allow(true)
  await expect.poll(connections.areTaken).toBe(true)
  expect(await work()).toHaveLength(20)
  expect(database.connections().total).toBeGreaterThan(total)
  await connections.stop()
})
