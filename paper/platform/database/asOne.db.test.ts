import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertCustomer } from '../../testing/customers.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { reject } from '../rejection/rejection.ts'
import { asOne } from './asOne.ts'
import { type Db, transaction } from './transaction.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const NOW = new Date('2026-01-12T02:00:00Z')
const close = (db: Db, name: string) => db.insertInto('closed_services').values({ name, since: NOW }).execute()
const closed = async (db: Db) =>
  (await db.selectFrom('closed_services').select('name').orderBy('name').execute()).map(({ name }) => name)

it('commits completely, and no other reader sees a part of it before', async () => {
  await transaction(database.db, async (tx) => {
    const one = asOne(tx)
    await transaction(one, (part) => close(part, 'a'))
    await transaction(one, (part) => close(part, 'b'))
    expect(await closed(one)).toEqual(['a', 'b'])
    expect(await closed(database.db)).toEqual([])
  })
  expect(await closed(database.db)).toEqual(['a', 'b'])
})

it('is rolled back completely where it is interrupted, and a part that fails or is refused is rolled back alone', async () => {
  await transaction(database.db, async (tx) => {
    const one = asOne(tx)
    await transaction(one, (part) => close(part, 'c'))
    const refused = await transaction(one, async (part) => {
      await close(part, 'd')
      return reject('invalid-parameters')
    })
    expect(refused.code).toBe('invalid-parameters')
    await expect(transaction(one, (part) => close(part, 'c'))).rejects.toThrow('closed_services')
    expect(await closed(one)).toEqual(['a', 'b', 'c'])
    await insertCustomer(one)
    throw new Error('cut off')
  }).catch((cause: unknown) => expect(cause).toMatchObject({ message: 'cut off' }))
  expect(await closed(database.db)).toEqual(['a', 'b'])
  expect(await database.db.selectFrom('customers').select('id').execute()).toEqual([])
})
