import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { type HoldChoice, holdChoiceFrom } from '../../../domain/orders/hold/hold.ts'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'
import type { App } from '../../data/app/app.ts'

/** Which orders the customer wants to hold for ten seconds before they can be sent, on this device. */
export const makeHoldModel = (app: App) => {
  const choice = signal<HoldChoice>('off')
  const restored = app
    .run(Effect.flatMap(KeyValueStore, (store) => store.get('hold')))
    .then((stored) => void (choice.value = holdChoiceFrom(stored)))
  return {
    choice,
    /** Resolves once the stored choice is known. */
    restored,
    choose: (next: HoldChoice): Promise<void> => {
      choice.value = next
      return app.run(Effect.flatMap(KeyValueStore, (store) => store.set('hold', next)))
    },
  }
}
