import { makeQueue, type QueueLimits } from './queue.ts'

/** Runs work of a party in its turn. */
export type Turns = <T>(party: string, work: () => Promise<T>) => Promise<T>

/**
 * Bounds what one party has under way, and leaves all others alone: what is beyond waits in memory, without a connection of the
 * database.
 * @throws Overloaded when its turn did not come in time; nothing was done then.
 */
export const makeTurns = (limits: QueueLimits): Turns => {
  const parties = new Map<string, { readonly take: ReturnType<typeof makeQueue>['take']; count: number }>()
  return async (party, work) => {
    const own = parties.get(party) ?? { take: makeQueue(limits).take, count: 0 }
    parties.set(party, own)
    own.count += 1
    try {
      const release = await own.take(1)
      return await work().finally(release)
    } finally {
      own.count -= 1
      if (own.count === 0) parties.delete(party)
    }
  }
}
