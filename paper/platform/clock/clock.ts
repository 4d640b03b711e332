import { sql } from 'kysely'
import { batchesOf } from '../batch/batch.ts'
import type { Db, Tx } from '../database/transaction.ts'

/** The broker's time. Everything that depends on time reads it here. */
export interface Clock {
  /**
   * The time. Work that depends on it and runs beside a tester reads it in its transaction, after it has locked what it
   * changes: a restored snapshot waits for that transaction, so the time read is one of the same state.
   */
  readonly now: (within?: Tx) => Promise<Date>
}

/** A clock that testers may move. Its state is in the database, so every broker process shows the same time. */
export interface TestClock extends Clock {
  /** Sets the time, which then runs `rate` times as fast as real time; 0 stops it. */
  readonly move: (change: {
    readonly to?: Date
    readonly byMilliseconds?: number
    readonly rate?: number
  }) => Promise<Date>
}

/** The clock of the machine. */
export const realClock: Clock = { now: () => Promise.resolve(new Date()) }

/** A clock that always shows one instant, for work of a past moment. */
export const clockAt = (at: Date): Clock => ({ now: () => Promise.resolve(at) })

const SHOWN = sql`shown + (clock_timestamp() - real) * rate`

const readShown = async (db: Db | Tx): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select ${SHOWN} as now from test_clock`.execute(db)
  return rows[0]?.now ?? realClock.now()
}

/** The broker's time as a database has it, without changing it: that of testers where they have set one. */
export const readClock = (db: Db, kind: 'real' | 'test'): Promise<Date> =>
  kind === 'test' ? readShown(db) : realClock.now()

/** Calls that arrive together get one reading, so that they keep the order of their arrival as with the real clock. */
const readTogether = batchesOf<Db, 'now', Date>((db) => ({
  together: async (calls) => {
    const now = await readShown(db)
    return calls.map(() => now)
  },
  alone: () => readShown(db),
  laneOf: (call) => call,
  atMost: 1_000,
}))

/** Opens the test clock of a database; a new one begins at `start`, or at the real time. */
export const openTestClock = async (db: Db, start?: Date): Promise<TestClock> => {
  await sql`
    insert into test_clock (shown, real, rate)
    values (coalesce(${start ?? null}::timestamptz, clock_timestamp()), clock_timestamp(), 1)
    on conflict do nothing`.execute(db)
  return {
    now: (within) => (within ? readShown(within) : readTogether(db, 'now')),
    move: async ({ byMilliseconds = 0, rate, to }) => {
      const from = to ? sql`${to}::timestamptz` : SHOWN
      const { rows } = await sql<{ shown: Date }>`
        update test_clock set
          shown = ${from} + ${byMilliseconds}::double precision * interval '1 millisecond',
          rate = coalesce(${rate ?? null}::double precision, rate),
          real = clock_timestamp()
        returning shown`.execute(db)
      return rows[0]?.shown ?? realClock.now()
    },
  }
}

/** Whether testers may move this clock. */
export const isTestClock = (clock: Clock): clock is TestClock => 'move' in clock
