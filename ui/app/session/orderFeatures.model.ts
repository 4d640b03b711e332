import { isMissing } from '../../../ports/failure.ts'
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react'
import type { App } from '../../data/app/app.ts'
import type { IntentState } from '../../data/intent/intent.ts'
import { currentWords } from '../../i18n/words.ts'
import { makeServerModel } from './server.model.ts'

/** What a server may offer of orders beyond their first version, as the contract's `orderfeatures` names it. */
export type OrderFeature = 'timeinforce' | 'protection' | 'amend' | 'cancelall' | 'closeall' | 'notes'

interface OptionalIntent {
  readonly state: ReadonlySignal<IntentState<unknown, unknown>>
  readonly clear: () => Promise<void>
}

/** The features of orders that this server has: those of its config, less those whose call met 404. */
export const makeOrderFeatures = (app: App) => {
  const { settings } = app.model(makeServerModel)
  const missing = signal<ReadonlySet<OrderFeature>>(new Set())
  const offered = computed((): ReadonlySet<string> => {
    const names = (settings.value?.entries.get('orderfeatures') ?? '').split(' ')
    const lost: ReadonlySet<string> = missing.value
    return new Set(names.filter((name) => !lost.has(name)))
  })
  return {
    /** Empty before the config has arrived. */
    offered,
    /**
     * Hides a feature where the call of its intent met 404: calls `close`, tells the customer and clears the intent.
     * Returns the function that stops it.
     */
    hideIfMissing: (feature: OrderFeature, { clear, state }: OptionalIntent, close: () => void): (() => void) =>
      effect(() => {
        const now = state.value
        if (now.kind !== 'refused' || !isMissing(now.failure)) return
        untracked(() => {
          missing.value = new Set([...missing.peek(), feature])
          close()
          void clear()
          app.toaster.show(currentWords().notOffered(), 'error')
        })
      }),
  }
}
