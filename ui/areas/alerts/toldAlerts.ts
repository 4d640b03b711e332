import { Effect } from 'effect'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'

/** How many ids are kept: more than are met while a second tab is hidden. */
const MOST = 50

/**
 * Marks an alert as told on this device; false where it was told before: another tab has shown its notice, and this one learns of it
 * only when it is visible again.
 */
export const markTold = (id: string): Effect.Effect<boolean, never, KeyValueStore> =>
  Effect.gen(function* () {
    const store = yield* KeyValueStore
    const told = ((yield* store.get('alertsTold')) ?? '').split(' ')
    if (told.includes(id)) return false
    yield* store.set('alertsTold', [...told, id].slice(-MOST).join(' ').trim())
    return true
  })
