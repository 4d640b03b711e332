import { computed, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { Credentials } from '../../../ports/device/Credentials.ts'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'
import type { App } from '../../data/app/app.ts'
import { makeServerModel } from './server.model.ts'

const place = Effect.map(Credentials, (credentials) => `margin.${credentials.current()?.account ?? ''}` as const)

/**
 * Two-way margin: short sales and leverage. The server offers it to the account, and the customer switches it on once, after
 * reading what it means; the device keeps that for the account. Source: RULES.md, margin.
 */
export const makeMarginModel = (app: App) => {
  const { settings } = app.model(makeServerModel)
  /** What the customer chose; null while it is not read. */
  const choice = signal<boolean | null>(null)
  const isOffered = computed(() => settings.value?.entries.get('margin') === '1')
  return {
    choice,
    /** Whether the server offers it. */
    isOffered,
    /** Whether it is offered, and switched on by the customer. */
    isOn: computed(() => isOffered.value && choice.value === true),
    /** Reads what the account that is signed in chose. */
    load: async (): Promise<void> => {
      const kept = await app.run(
        Effect.gen(function* () {
          return yield* (yield* KeyValueStore).get(yield* place)
        }),
      )
      choice.value = kept === 'on'
    },
    choose: (next: boolean): Promise<void> => {
      choice.value = next
      return app.run(
        Effect.gen(function* () {
          const store = yield* KeyValueStore
          yield* next ? store.set(yield* place, 'on') : store.remove(yield* place)
        }),
      )
    },
  }
}
