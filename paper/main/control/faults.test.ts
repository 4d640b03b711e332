import fastify from 'fastify'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, it } from 'vitest'
import { clockAt } from '../../platform/clock/clock.ts'
import { alone } from '../../platform/processes/siblings.ts'
import type { Database } from '../../platform/database/database.ts'
import { applyFaults } from './faults.ts'

/** A database without rows that answers when it is told to. */
const slowDatabase = () => {
  let answer = (): void => {}
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
  let asked = 0
  const connection = {
    executeQuery: async () => {
      asked += 1
      await mayAnswer
      return { rows: [] }
    },
    streamQuery: () => {
      throw new Error('nothing is streamed here')
    },
  }
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => Object.assign(new DummyDriver(), { acquireConnection: async () => connection }),
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return { db, answer, asked: () => asked }
}

it('keeps the order of calls that arrive while it is read whether there is a fault', async () => {
  const app = fastify()
  const { answer, asked, db } = slowDatabase()
  applyFaults(app, { db, clock: clockAt(new Date('2025-06-02T09:00:00Z')), events: undefined, log: app.log }, alone)
  const arrived: Array<string> = []
  app.post('/api/vue/trade/:nth', async ({ url }) => {
    arrived.push(url.slice(-1))
    return {}
  })
  await app.ready()
  const first = app.inject({ method: 'POST', url: '/api/vue/trade/1' })
  await expect.poll(asked).toBe(1)
  const later = [2, 3].map((nth) => app.inject({ method: 'POST', url: `/api/vue/trade/${nth}` }))
  // Both are past the hook or wait in it.
  await new Promise((done) => setImmediate(() => setImmediate(done)))
  answer()
  await Promise.all([first, ...later])
  expect([arrived, asked()]).toEqual([['1', '2', '3'], 1])
  await app.close()
})
