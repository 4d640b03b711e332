import { effect, type ReadonlySignal, untracked } from '@preact/signals-react'
import type { IntentState } from '../../../data/intent/intent.ts'

interface SheetEvents<Outcome> {
  /** Called once for each outcome. */
  readonly done: (outcome: Outcome) => void
  /** Called when the sheet, which was open, is closed. */
  readonly closed: () => void
}

/**
 * Tells the list below a sheet what happens in it, from now on: a component that loads the sheet on its first opening
 * mounts it only while it is needed. Returns the function that stops it.
 */
export const watchSheet = <Outcome>(
  state: ReadonlySignal<IntentState<unknown, Outcome>>,
  reviewing: ReadonlySignal<boolean>,
  { closed, done }: SheetEvents<Outcome>,
): (() => void) => {
  let [kind, wasOpen] = [state.peek().kind, reviewing.peek()]
  return effect(() => {
    const [now, isOpen] = [state.value, reviewing.value]
    const [isNews, isClosed] = [now.kind === 'done' && kind !== 'done', wasOpen && !isOpen]
    kind = now.kind
    wasOpen = isOpen
    untracked(() => {
      if (now.kind === 'done' && isNews) done(now.outcome)
      if (isClosed) closed()
    })
  })
}
