import type { ControlHandlers } from '../../platform/control/calls.ts'
import { ControlRefusal } from '../../platform/control/refusal.ts'
import type { Db } from '../../platform/database/transaction.ts'
import {
  BEGINNING,
  dropSnapshot,
  listSnapshots,
  restoreSnapshot,
  type Snapshot,
  takeSnapshot,
} from '../../platform/snapshots/snapshots.ts'

/** A snapshot as the API shows it, with how long the step took. */
const timed = async <T extends Snapshot | undefined>(work: Promise<T>) => {
  const start = performance.now()
  const done = await work
  return done && { name: done.name, at: done.at.toISOString(), milliseconds: Math.round(performance.now() - start) }
}

const noSnapshot = (name: string) =>
  new ControlRefusal(404, `there is no snapshot ${name} of this version of the broker: GET /control/snapshots`)

/** Keeps the whole state and brings it back. `restored` is called where this process has to notice at once. */
export const stateControl = (restored: () => void) => {
  const restore = async (db: Db, name: string) => {
    const done = await timed(restoreSnapshot(db, name))
    restored()
    return done ?? noSnapshot(name)
  }
  return {
    'GET /snapshots': async (_, { db }) => ({
      snapshots: (await listSnapshots(db)).map(({ at, fits, name }) => ({ name, at: at.toISOString(), fits })),
    }),
    'POST /snapshots': async ({ body: { name } }, { clock, db }) => timed(takeSnapshot(db, name, await clock.now())),
    'DELETE /snapshots': async ({ query: { name } }, { db }) =>
      (await dropSnapshot(db, name)) ? {} : noSnapshot(name),
    'POST /snapshots/restore': ({ body: { name } }, { db }) => restore(db, name),
    'POST /reset': (_, { db }) => restore(db, BEGINNING),
  } satisfies Partial<ControlHandlers>
}
