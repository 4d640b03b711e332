import { Effect, Option, Schema } from 'effect'
import { type InstrumentList, MOST_LISTED, MOST_LISTS } from '../../../domain/watchlist/lists.ts'
import { Credentials } from '../../../ports/device/Credentials.ts'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'

const Kept = Schema.Struct({
  chosen: Schema.NullOr(Schema.String),
  lists: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, codes: Schema.Array(Schema.String) })),
})
const Text = Schema.fromJsonString(Kept)
const decode = Schema.decodeUnknownOption(Text)
const encode = Schema.encodeSync(Text)

/** The customer's further lists, and which one is shown: null for the whole watchlist. */
export interface KeptLists {
  readonly chosen: string | null
  readonly lists: ReadonlyArray<InstrumentList>
}
export const NO_LISTS: KeptLists = { chosen: null, lists: [] }

const place = Effect.map(Credentials, (credentials) => `lists.${credentials.current()?.account ?? ''}` as const)

/** The text of the customer's lists on this device; null for none. */
export const readLists = Effect.gen(function* () {
  return yield* (yield* KeyValueStore).get(yield* place)
})

/** The lists of a text, within their limits; none where it cannot be read. */
export const listsOf = (text: string | null): KeptLists => {
  const { chosen, lists } = text === null ? NO_LISTS : Option.getOrElse(decode(text), () => NO_LISTS)
  const kept = lists
    .slice(0, MOST_LISTS)
    .map(({ codes, id, name }) => ({ id, name, codes: codes.slice(0, MOST_LISTED) }))
  return { chosen, lists: kept }
}

/** Stores the lists of the customer on this device; none takes no place. */
export const keepLists = (kept: KeptLists) =>
  Effect.gen(function* () {
    const store = yield* KeyValueStore
    const key = yield* place
    yield* kept.lists.length === 0 ? store.remove(key) : store.set(key, encode(kept))
  })
