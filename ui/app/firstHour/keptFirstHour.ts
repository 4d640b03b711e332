import { Effect, Option, Schema } from 'effect'
import { AppClock } from '../../../ports/device/AppClock.ts'
import { Credentials } from '../../../ports/device/Credentials.ts'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'

const Kept = Schema.Struct({
  /** Whether it is shown. */
  isOn: Schema.Boolean,
  /** What happened before does not count, in epoch milliseconds. */
  since: Schema.Number,
  /** "Not now": it is shown again from then on. */
  hiddenUntil: Schema.optionalKey(Schema.Number),
})
const Text = Schema.fromJsonString(Kept)
const decode = Schema.decodeUnknownOption(Text)
const encode = Schema.encodeSync(Text)

/** What the customer decided about the first hour, on this device. */
export type KeptFirstHour = (typeof Kept)['Type']

const place = Effect.map(Credentials, (credentials) => `firstHour.${credentials.current()?.account ?? ''}` as const)

/** Null where it was neither shown nor left on this device. */
export const loadFirstHour = Effect.gen(function* () {
  const text = yield* (yield* KeyValueStore).get(yield* place)
  return text === null ? null : Option.getOrNull(decode(text))
})

export const storeFirstHour = (kept: KeptFirstHour) =>
  Effect.gen(function* () {
    yield* (yield* KeyValueStore).set(yield* place, encode(kept))
  })

/** Begins it from the start, with the next order: whatever the account has done before. */
export const beginFirstHour = Effect.gen(function* () {
  yield* storeFirstHour({ isOn: true, since: (yield* AppClock).now() })
})
