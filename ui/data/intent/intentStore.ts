import { Effect, Option, Schema } from 'effect'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { Credentials } from '../../../ports/device/Credentials.ts'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'

/** What a customer sends at most once, as the device names it. Each has its row in `ui/app/notices/tellUnanswered.ts`. */
export type IntentKind =
  | 'amend'
  | 'bind'
  | 'blocktrade'
  | 'bonus'
  | 'cancel'
  | 'cancelall'
  | 'closeall'
  | 'complaint'
  | 'creditloan'
  | 'creditrepay'
  | 'daytrading'
  | 'deposit'
  | 'exchange'
  | 'follow'
  | 'followredeem'
  | 'margin'
  | 'offercancel'
  | 'offerpay'
  | 'offersubscribe'
  | 'order'
  | 'plan'
  | 'planstate'
  | 'positionnote'
  | 'protect'
  | 'stockloan'
  | 'stockrecall'
  | 'unbind'
  | 'withdrawal'
  | 'withdrawalcancel'

/** The name under which an intent is stored: its kind, and what it is about where there may be several. */
export type IntentName = IntentKind | `${IntentKind}.${string}`

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

type Key = `intent.${string}`

/** Every place where an intent of a name may be stored: that of the name, and those for which it was taken. */
export const placesOf = (name: string) =>
  Effect.gen(function* () {
    const first: Key = `intent.${name}`
    const beginning: Key = `${first}#`
    const others = yield* (yield* KeyValueStore).keys(beginning)
    return [first, ...others.map((key): Key => `${beginning}${key.slice(beginning.length)}`)]
  })

/**
 * The storage of the intents of one name. Two tabs may send under one name at the same time, such as two orders for one
 * instrument: the later one gets a place of its own, which ends with its id.
 */
export const makeIntentStore = <Form, Encoded>(name: string, form: Schema.Codec<Form, Encoded>) => {
  const Text = Schema.fromJsonString(
    Schema.Struct({ id: Schema.String, account: Schema.String, sentAt: Schema.Number, form }),
  )
  const decode = Schema.decodeUnknownOption(Text)
  const encode = Schema.encodeSync(Text)

  const stored = Effect.gen(function* () {
    const store = yield* KeyValueStore
    const found: Array<StoredIntent<Form> & { readonly key: Key }> = []
    for (const key of yield* placesOf(name)) {
      const kept = Option.getOrNull(decode(yield* store.get(key)))
      if (kept) found.push({ ...kept, key })
    }
    return found
  })

  return {
    /** The stored intents; what cannot be decoded is left out. */
    read: stored,
    keep: (kept: StoredIntent<Form>) =>
      Effect.gen(function* () {
        const found = yield* stored
        const free: Key = found.length > 0 ? `intent.${name}#${kept.id}` : `intent.${name}`
        const key = found.find(({ id }) => id === kept.id)?.key ?? free
        yield* (yield* KeyValueStore).set(key, encode(kept))
      }),
    /** Removes an intent, but none that another tab has stored under the same name. */
    forget: (id: string) =>
      Effect.gen(function* () {
        const store = yield* KeyValueStore
        for (const kept of yield* stored) if (kept.id === id) yield* store.remove(kept.key)
      }),
  }
}

/** Whether the customer who is signed in is the one of this intent. */
export const isMine = (kept: StoredIntent<unknown>): Effect.Effect<boolean, never, Credentials> =>
  Effect.map(Credentials, (credentials) => credentials.current()?.account === kept.account)
