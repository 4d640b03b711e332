import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

const read = async (id: number) => {
  const { rows } = await sql`select * from things where id = ${id}`.execute(db)
  return rows
}

it('continues after a newer broker has changed a table', async () => {
  await sql`create table things (id integer)`.execute(db)
  await sql`insert into things values (1)`.execute(db)
  for (let times = 0; times < 20; times += 1) expect(await read(1)).toEqual([{ id: 1 }])
  const { rows } = await sql<{ name: string }>`
    select name from pg_prepared_statements where statement like 'select * from things%'`.execute(db)
  expect(rows).toHaveLength(1)
  await sql`alter table things add column colour text default 'red'`.execute(db)
  await expect(read(1)).rejects.toThrow('cached plan must not change result type')
  for (let times = 0; times < 20; times += 1) expect(await read(1)).toEqual([{ id: 1, colour: 'red' }])
})
