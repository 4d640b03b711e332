import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'
import type { App } from '../../data/app/app.ts'

/** Whether amounts and the account name are hidden. Stored on the device under `hideFigures`. */
export const makeHiddenModel = (app: App) => {
  // Hidden until the preference is read: a figure must not be visible even for a moment.
  const hidden = signal(true)
  let chosen = false

  const restore = async (): Promise<void> => {
    const kept = await app.run(Effect.flatMap(KeyValueStore, (store) => store.get('hideFigures')))
    if (!chosen) hidden.value = kept === '1'
  }
  void restore()

  const toggle = (): void => {
    chosen = true
    hidden.value = !hidden.peek()
    const kept = hidden.peek() ? '1' : '0'
    void app.run(Effect.flatMap(KeyValueStore, (store) => store.set('hideFigures', kept)))
  }

  return { hidden, toggle }
}
