import type { Db } from '../database/transaction.ts'

/** The last purchase of each block that this process works on, per database. */
const queues = new WeakMap<Db, Map<string, Promise<unknown>>>()

/**
 * Does the purchases of one block one after the other. Only spares work: what keeps a block from being sold twice is in
 * the database; without this, many customers at once would undo each other's transactions again and again.
 */
export const inTurn = <T>(db: Db, blockId: string, work: () => Promise<T>): Promise<T> => {
  const queue = queues.get(db) ?? new Map<string, Promise<unknown>>()
  queues.set(db, queue)
  const mine = (queue.get(blockId) ?? Promise.resolve()).then(work, work)
  queue.set(blockId, mine)
  const leave = () => {
    if (queue.get(blockId) === mine) queue.delete(blockId)
  }
  void mine.then(leave, leave)
  return mine
}
