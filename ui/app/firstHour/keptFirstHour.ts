import { Effect } from 'effect'
import { AppClock } from '../../../ports/device/AppClock.ts'
import { Credentials } from '../../../ports/device/Credentials.ts'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'

/** What the customer decided about the first hour, on this device. */
export interface KeptFirstHour {
  /** Whether it is shown. */
  readonly isOn: boolean
  /** What happened before does not count, in epoch milliseconds. */
  readonly since: number
  /** "Not now": it is shown again from then on, in epoch milliseconds. */
  readonly hiddenUntil?: number
}

/** Without a schema: the decoder is too large for what home downloads first. Null for any other text. */
const read = (text: string): KeptFirstHour | null => {
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null || !('isOn' in kept) || !('since' in kept)) return null
    const { isOn, since } = kept
    if (typeof isOn !== 'boolean' || typeof since !== 'number') return null
    const until = 'hiddenUntil' in kept && typeof kept.hiddenUntil === 'number' ? kept.hiddenUntil : undefined
    return { isOn, since, ...(until !== undefined && { hiddenUntil: until }) }
  } catch {
    return null
  }
}

const place = Effect.map(Credentials, (credentials) => `firstHour.${credentials.current()?.account ?? ''}` as const)

/** Null where it was neither shown nor left on this device. */
export const loadFirstHour = Effect.gen(function* () {
  const text = yield* (yield* KeyValueStore).get(yield* place)
  return text === null ? null : read(text)
})

/** Stores the progress of the first hour on the device, for the account that is signed in. */
export const storeFirstHour = (kept: KeptFirstHour) =>
  Effect.gen(function* () {
    yield* (yield* KeyValueStore).set(yield* place, JSON.stringify(kept))
  })

/** Begins it from the start, with the next order: whatever the account has done before. */
export const beginFirstHour = Effect.gen(function* () {
  yield* storeFirstHour({ isOn: true, since: (yield* AppClock).now() })
})
