import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { KeyValueStore } from '../../../../../ports/device/KeyValueStore.ts'
import type { App } from '../../../../data/app/app.ts'
import { type ChartView, FIRST_VIEW, readView } from './chartView.ts'

/** The customer's chart preferences, stored on the device. */
export const makeChartViewModel = (app: App) => {
  const view = signal<ChartView>(FIRST_VIEW)
  let chosen = false
  let restoring: Promise<void> | null = null

  const read = async (): Promise<void> => {
    const kept = await app.run(Effect.flatMap(KeyValueStore, (store) => store.get('chartView')))
    if (!chosen) view.value = readView(kept)
  }

  return {
    view,
    /** Resolves when the stored preferences are read; reads them once. */
    restored: (): Promise<void> => (restoring ??= read()),
    change: (part: Partial<ChartView>): void => {
      chosen = true
      const next = { ...view.peek(), ...part }
      view.value = { ...next, line: next.span ?? next.line }
      const kept = JSON.stringify(view.peek())
      void app.run(Effect.flatMap(KeyValueStore, (store) => store.set('chartView', kept)))
    },
  }
}
