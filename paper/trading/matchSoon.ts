import type { Broker } from '../contract/call.ts'
import type { Db } from '../database/transaction.ts'
import { match } from './match.ts'
import type { OrderRow } from './tables.ts'

interface Round {
  readonly arrivals: Array<string>
  readonly done: Promise<ReadonlyMap<string, OrderRow>>
}

/** Rounds that have not begun, per database and instrument. Only spares work: what is waiting is in the database. */
const upcoming = new WeakMap<Db, Map<string, Round>>()
const running = new WeakMap<Db, Map<string, Promise<unknown>>>()

const under = <T>(map: WeakMap<Db, Map<string, T>>, db: Db): Map<string, T> => {
  const found = map.get(db) ?? new Map<string, T>()
  map.set(db, found)
  return found
}

const startRound = (broker: Broker, code: string): Round => {
  const [mine, theirs] = [under(upcoming, broker.db), under(running, broker.db)]
  const arrivals: Array<string> = []
  const before = theirs.get(code) ?? Promise.resolve()
  const done = before
    .catch(() => {})
    .then(() => {
      mine.delete(code)
      return match(broker, code, { arrivals })
    })
  theirs.set(code, done)
  const forget = () => {
    if (theirs.get(code) === done) theirs.delete(code)
  }
  done.then(forget, forget)
  return { arrivals, done }
}

/**
 * Matches an instrument soon, with every other order that arrives meanwhile: one round at a time per instrument and
 * process, so that orders of one instrument do not get in each other's way. Answers what the round changed, which
 * began after this call.
 */
export const matchSoon = (broker: Broker, code: string, orderId: string): Promise<ReadonlyMap<string, OrderRow>> => {
  const rounds = under(upcoming, broker.db)
  const round = rounds.get(code) ?? startRound(broker, code)
  rounds.set(code, round)
  round.arrivals.push(orderId)
  return round.done
}
