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
   * A screen begins to show the sheet; returns the function that ends the visit. A visit never starts with the open
   * sheet or the outcome of an earlier visit; it starts with an open sheet only where a request has no known outcome
   * yet.
   */
  readonly visit: () => () => void
}

interface Reviewed {
  readonly state: ReadonlySignal<State>
  readonly clear: () => Promise<void>
  /** The subject of the intent; omitted where the screen itself is the subject. */
  readonly subject?: ReadonlySignal<string>
}

/** What else its outcome does. */
interface Follows {
  /** After a success: empties the form, loads what has changed. */
  readonly done?: () => void
  /** After a success or a refusal, which too may mean that the screen is outdated. */
  readonly ended?: () => void
  /** Clears the password that is sent with it. */
  readonly forgetSecret?: () => void
}

/**
 * Whether the outcome must be shown even where the sheet is closed: the customer may have closed it during the request.
 */
const isNews = (before: Kind, now: Kind): boolean =>
  now !== before && now !== 'idle' && !(before === 'sending' && now === 'unknown')

/** The review of an intent. It belongs to one visit of a screen and to one subject. */
export const makeReviewing = (
  { clear, state, subject = signal('') }: Reviewed,
  { done, ended, forgetSecret }: Follows = {},
): Reviewing => {
  const openFor = signal<string | null>(null)
  const reviewing = computed(() => openFor.value === subject.value)
  const open = (): void => void (openFor.value = subject.peek())
  const close = (): void => void (openFor.value = null)

  effect(() => {
    const { kind } = state.value
    if (kind !== 'done' && kind !== 'refused') return
    untracked(() => {
      forgetSecret?.()
      if (kind === 'done') done?.()
      ended?.()
    })
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
      forgetSecret?.()
      const { kind } = state.peek()
      if (kind === 'done' || kind === 'refused') void clear()
    }
  }

  return { reviewing, open, close, visit }
}
