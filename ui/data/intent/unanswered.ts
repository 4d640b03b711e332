import { Effect, Option, Schema } from 'effect'
import { useEffect } from 'react'
import { Credentials } from '../../../ports/device/Credentials.ts'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'
import { useApp } from '../app/app.ts'
import { placesOf } from './intentStore.ts'

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Struct({ account: Schema.String })))

/** Whether something that this customer sent under a name has no known answer, also where the app was closed meanwhile. */
export const isUnanswered = (name: string): Effect.Effect<boolean, never, KeyValueStore | Credentials> =>
  Effect.gen(function* () {
    const account = (yield* Credentials).current()?.account
    const store = yield* KeyValueStore
    for (const key of yield* placesOf(name)) {
      const kept = Option.getOrNull(decode(yield* store.get(key)))
      if (kept && kept.account === account) return true
    }
    return false
  })

/** The names that begin with a text and under which this customer sent something that has no known answer. */
export const unansweredUnder = (beginning: string): Effect.Effect<string[], never, KeyValueStore | Credentials> =>
  Effect.gen(function* () {
    const found: string[] = []
    const names = new Set((yield* (yield* KeyValueStore).keys(`intent.${beginning}`)).map(nameIn))
    for (const name of names) if (yield* isUnanswered(name)) found.push(name)
    return found
  })

/** Removes whatever is stored under a name. */
export const forgetAll = (name: string) =>
  Effect.gen(function* () {
    const store = yield* KeyValueStore
    for (const key of yield* placesOf(name)) yield* store.remove(key)
  })

/** The name in a key, without what tells several of a name apart. */
export const nameIn = (key: string): string => key.slice('intent.'.length).replace(/#.*$/, '')

/**
 * Calls `found` with the first of these names, separated by spaces, that is unanswered. For a sheet that is downloaded when
 * it opens: nothing else would show the outcome of what it sent.
 */
export const useUnanswered = (names: string, found: (name: string) => void): void => {
  const app = useApp()
  useEffect(() => {
    let isLeft = false
    const look = async () => {
      for (const name of names.split(' ').filter((one) => one !== '')) {
        if (!(await app.run(isUnanswered(name)))) continue
        if (!isLeft) found(name)
        return
      }
    }
    void look()
    return () => {
      isLeft = true
    }
  }, [app, names, found])
}
