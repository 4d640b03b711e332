import type { Kysely } from 'kysely'
import type { Database } from './database.ts'

const listeners = new WeakMap<Kysely<Database>, () => void>()

/** Calls back after every transaction that this process has committed, until the returned function is called. */
export const onCommit = (db: Kysely<Database>, tell: () => void): (() => void) => {
  listeners.set(db, tell)
  return () => void listeners.delete(db)
}

/** A transaction was committed. */
export const noteCommit = (db: Kysely<Database>): void => listeners.get(db)?.()
