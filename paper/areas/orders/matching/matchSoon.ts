import type { Broker } from '../../../platform/broker/call.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { match } from './match.ts'
import type { OrderRow } from '../tables.ts'

interface Round {
  readonly codes: Set<string>
  readonly arrivals: Array<string>
  readonly done: Promise<ReadonlyMap<string, OrderRow>>
}

/** The round that has not begun and the one that runs, per database. Only spares work: what waits is in the database. */
const upcoming = new WeakMap<Db, Round>()
const running = new WeakMap<Db, Promise<unknown>>()

const startRound = (broker: Broker): Round => {
  const { db } = broker
  const codes = new Set<string>()
  const arrivals: Array<string> = []
  const before = running.get(db) ?? Promise.resolve()
  const begin = () => {
    upcoming.delete(db)
    return match(broker, [...codes], { arrivals })
  }
  const done = before.then(begin, begin)
  running.set(db, done)
  const round = { codes, arrivals, done }
  upcoming.set(db, round)
  return round
}

/**
 * Matches an instrument soon, together with what else arrives meanwhile: one round at a time per process, so that
 * orders do not get in each other's way and many share one transaction. Answers what the round changed, which began
 * after this call.
 */
export const matchSoon = (broker: Broker, code: string, orderId: string): Promise<ReadonlyMap<string, OrderRow>> => {
  const round = upcoming.get(broker.db) ?? startRound(broker)
  round.codes.add(code)
  round.arrivals.push(orderId)
  return round.done
}
