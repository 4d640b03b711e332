import { Context, type Effect } from 'effect'

/** The app's storage on the device. A device that refuses to store anything (private mode) behaves as an empty one. */
export type StoredKey =
  | 'language'
  | 'tokend'
  | 'account'
  | 'searchList'
  | 'appearance'
  | 'direction'
  | 'motion'
  | 'figures'
  | 'hideFigures'
  | 'servicePlace'
  | 'front'
  | 'chartView'
  | 'evening'
  | 'hold'
  | 'notifications'
  | 'lock'
  | 'lockOffered'
  | 'alertsTold'
  | `drawings.${string}`
  | `compare.${string}`
  | `draft.${string}`
  | `firstHour.${string}`
  | `ownRows.${string}`
  | `lists.${string}`
  | `margin.${string}`
  | `note.${string}`
  | `intent.${string}`

/** Small texts stored on the device: localStorage in a browser, the shell's own storage in a native app. */
export class KeyValueStore extends Context.Service<
  KeyValueStore,
  {
    readonly get: (key: StoredKey) => Effect.Effect<string | null>
    readonly set: (key: StoredKey, value: string) => Effect.Effect<void>
    readonly remove: (key: StoredKey) => Effect.Effect<void>
    /** The keys that begin with a text, in no order. */
    readonly keys: (beginning: string) => Effect.Effect<ReadonlyArray<string>>
  }
>()('ports/KeyValueStore') {}
