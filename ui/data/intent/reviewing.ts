import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react'
import type { IntentState } from './intent.ts'

type State = IntentState<unknown, unknown>
type Kind = State['kind']

/** The sheet in which something is reviewed and sent. */
export interface Reviewing {
  /** Whether it is open. */
  readonly reviewing: ReadonlySignal<boolean>
  readonly open: () => void
  readonly close: () => void
  /**
   * A screen begins to show the sheet; answers how that visit ends. No visit finds the sheet open that an earlier one
   * left, nor its outcome. What was sent and has no known end yet is the one thing that opens it.
   */
  readonly visit: () => () => void
}

interface Reviewed {
  readonly state: ReadonlySignal<State>
  readonly clear: () => Promise<void>
  /** What the intent is about; left out for one that is about its screen. */
  readonly subject?: ReadonlySignal<string>
}

/** Whether the customer has to be told, although the sheet may be closed. They may have closed it while it was sent. */
const isNews = (before: Kind, now: Kind): boolean =>
  now !== before && now !== 'idle' && !(before === 'sending' && now === 'unknown')

/**
 * The review of an intent. It belongs to one visit of a screen and to one subject. `resetForm` makes the form ready for the
 * next once what it said has been done. `forgetSecret` forgets the password that goes with it.
 */
export const makeReviewing = (
  { clear, state, subject = signal('') }: Reviewed,
  resetForm: () => void = () => undefined,
  forgetSecret: () => void = () => undefined,
): Reviewing => {
  const openFor = signal<string | null>(null)
  const reviewing = computed(() => openFor.value === subject.value)
  const open = (): void => void (openFor.value = subject.peek())
  const close = (): void => void (openFor.value = null)

  effect(() => {
    const { kind } = state.value
    if (kind === 'done' || kind === 'refused') forgetSecret()
    if (kind === 'done') untracked(resetForm)
  })

  const visit = (): (() => void) => {
    close()
    let before: Kind = 'idle'
    const stop = effect(() => {
      const { kind } = state.value
      if (isNews(before, kind)) untracked(open)
      before = kind
    })
    return () => {
      stop()
      close()
      forgetSecret()
      const { kind } = state.peek()
      if (kind === 'done' || kind === 'refused') void clear()
    }
  }

  return { reviewing, open, close, visit }
}
