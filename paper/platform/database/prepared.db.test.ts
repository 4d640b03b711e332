import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { type Db, transaction } from './transaction.ts'

const { db, drop, quick } = await createTestDatabase()
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

describe('reads that take a moment', () => {
  const placeOf = async (someone: Db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid from (values (${1})) as one`.execute(
      someone,
    )
    return rows[0]?.pid
  }
  const sharedPlace = async () => {
    // The first one opens the shared connection, and is answered by another meanwhile.
    await placeOf(quick)
    await expect.poll(async () => new Set(await Promise.all([1, 2, 3].map(() => placeOf(quick)))).size).toBe(1)
    return placeOf(quick)
  }

  it('share a connection, which no transaction has', async () => {
    const shared = await sharedPlace()
    const others = await transaction(quick, async (tx) => {
      await sql`select pg_sleep(0)`.execute(tx)
      return Promise.all([placeOf(quick), placeOf(tx)])
    })
    expect(others[0]).toBe(shared)
    expect(others[1]).not.toBe(shared)
  })

  it('fail one by one: those before and behind one that fails are answered', async () => {
    await sharedPlace()
    const asked = ['1', 'x', '2'].map((text) => sql`select ${text}::integer as number`.execute(quick))
    const [first, failed, last] = await Promise.allSettled(asked)
    expect(first).toMatchObject({ status: 'fulfilled', value: { rows: [{ number: 1 }] } })
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22P02' } })
    expect(last).toMatchObject({ status: 'fulfilled', value: { rows: [{ number: 2 }] } })
  })

  it('have another connection when the shared one breaks, and share a new one later', async () => {
    const shared = await sharedPlace()
    await sql`select pg_terminate_backend(${shared})`.execute(db)
    await expect.poll(() => placeOf(quick).catch(() => shared)).not.toBe(shared)
    expect(await sharedPlace()).not.toBe(shared)
  })
})
