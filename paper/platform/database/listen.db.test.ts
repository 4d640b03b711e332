import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { startListening } from './listen.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('stops while it still connects', async () => {
  let told = 0
  const stop = startListening({ url: () => database.url, channel: 'test', tell: () => (told += 1) })
  await stop()
  expect(told).toBe(0)
})

it('stops where no server answers', async () => {
  const stop = startListening({ url: () => 'postgres://nobody@127.0.0.1:1/none', channel: 'test', tell: () => {} })
  await expect(stop()).resolves.toBeUndefined()
})

it('tells when it has begun, and stops then', async () => {
  let told = 0
  const stop = startListening({ url: () => database.url, channel: 'test', tell: () => (told += 1) })
  await expect.poll(() => told).toBe(1)
  await stop()
  expect(told).toBe(1)
})
