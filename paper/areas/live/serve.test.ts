import fastify from 'fastify'
import { expect, it } from 'vitest'
import type { Db } from '../../platform/database/transaction.ts'
import { serveLive } from './serve.ts'

const NOW = new Date('2026-01-12T02:00:00Z')

it('cuts the oldest stream of the customer who has the most for a customer who has fewer, where all are taken', async () => {
  const app = fastify({ forceCloseConnections: true })
  const clock = { now: async () => NOW } as never
  const findSession = async (_db: Db, _token: string, id: string) => ({ customer: { id, frozen: false } }) as never
  serveLive(app, { clock, db: {} as never }, { join: () => undefined }, findSession, { total: 4, each: 3 })
  const url = await app.listen({ port: 0 })
  const open = (account: string) => fetch(`${url}/api/vue/live/stream`, { headers: { token: 't', account } })
  /** How a stream goes on: whether it ends, or stays open for the others to be seen. */
  const isCut = ({ body }: Response): Promise<boolean> => {
    const end = body
      ?.getReader()
      .read()
      .then(
        () => true,
        () => true,
      )
    return Promise.race([end ?? true, new Promise<false>((resolve) => setTimeout(() => resolve(false), 50))])
  }
  try {
    const many = [await open('many'), await open('many'), await open('many')]
    const [few, third] = [await open('few'), await open('third')]
    expect([few.status, third.status]).toEqual([200, 200])
    expect(await Promise.all([...many, few, third].map(isCut))).toEqual([true, false, false, false, false])
    // The one with the most would be cut for itself, and two who have one each are equal.
    expect((await open('many')).status).toBe(429)
    expect((await open('fourth')).status).toBe(200)
    expect((await open('fifth')).status).toBe(429)
  } finally {
    await app.close()
  }
})
