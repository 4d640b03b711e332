import { Effect, Option, Schema } from 'effect'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { Credentials } from '../../../ports/device/Credentials.ts'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'

/** An intent as it is stored on the device, from before it is sent until its answer is known. */
export interface StoredIntent<Form> {
  /** The id, made by the client, under which it is sent every time. */
  readonly id: string
  /** The customer who sent it: it is never sent or looked up on behalf of another one. */
  readonly account: string
  /** When it was last sent, in epoch milliseconds. */
  readonly sentAt: Instant
  readonly form: Form
}

/** The storage of the intents of one name. */
export const makeIntentStore = <Form, Encoded>(name: string, form: Schema.Codec<Form, Encoded>) => {
  const key = `intent.${name}` as const
  const Text = Schema.fromJsonString(
    Schema.Struct({ id: Schema.String, account: Schema.String, sentAt: Schema.Number, form }),
  )
  const decode = Schema.decodeUnknownOption(Text)
  const encode = Schema.encodeSync(Text)

  const read = Effect.gen(function* () {
    const text = yield* Effect.flatMap(KeyValueStore, (store) => store.get(key))
    return text === null ? null : Option.getOrNull(decode(text))
  })

  return {
    /** The stored intent; null where there is none or it cannot be decoded. */
    read,
    keep: (kept: StoredIntent<Form>) => Effect.flatMap(KeyValueStore, (store) => store.set(key, encode(kept))),
    /** Removes an intent, but not a later one that another tab has stored in its place. */
    forget: (id: string) =>
      Effect.gen(function* () {
        const kept = yield* read
        if (kept?.id === id) yield* Effect.flatMap(KeyValueStore, (store) => store.remove(key))
      }),
  }
}

/** Whether the customer who is signed in is the one of this intent. */
export const isMine = (kept: StoredIntent<unknown>): Effect.Effect<boolean, never, Credentials> =>
  Effect.map(Credentials, (credentials) => credentials.current()?.account === kept.account)
