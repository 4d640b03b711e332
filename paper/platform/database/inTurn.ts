import type { Db } from './transaction.ts'

/** The last piece of work of each name that this process does, per database. */
const queues = new WeakMap<Db, Map<string, Promise<unknown>>>()

/**
 * Runs work of the same name one after the other. This only saves connections: work that would wait for a lock that
 * this process holds waits here, without a connection. Between processes the lock in the database decides.
 */
export const inTurn = <T>(db: Db, name: string, work: () => Promise<T>): Promise<T> => {
  const queue = queues.get(db) ?? new Map<string, Promise<unknown>>()
  queues.set(db, queue)
  const mine = (queue.get(name) ?? Promise.resolve()).then(work, work)
  queue.set(name, mine)
  const leave = () => {
    if (queue.get(name) === mine) queue.delete(name)
  }
  void mine.then(leave, leave)
  return mine
}
