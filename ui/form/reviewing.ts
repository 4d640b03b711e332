import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Intent } from '../intents/intent.ts'

export interface Reviewing {
  /** Whether the sheet of an intent is open. */
  readonly reviewing: ReadonlySignal<boolean>
  readonly open: () => void
  readonly close: () => void
}

/** The sheet in which something is reviewed and sent. It opens by itself over what was under way when the app was left. */
export const makeReviewing = <F, O>({ resumed }: Pick<Intent<F, O>, 'resumed'>): Reviewing => {
  const reviewing = signal(false)
  const open = (): void => void (reviewing.value = true)
  effect(() => {
    if (resumed.value) open()
  })
  return { reviewing, open, close: () => void (reviewing.value = false) }
}
