import { computed, effect, signal, untracked } from '@preact/signals-react'
import type { Entry } from './entry/entry.model.ts'
import type { OrderIntent } from './orderIntents.ts'

/**
 * From the form to the order: the review with the server's figures, the sending, and what became of it. `intent` gives
 * the intent of what is on screen.
 */
export const makeSending = (entry: Entry, intent: () => OrderIntent) => {
  const sheet = signal(false)
  const current = signal<OrderIntent | null>(null)
  const stage = computed(() => current.value?.stage.value ?? 'idle')

  /** Whether nothing is under way: the form may lead to a new order. */
  const isFree = (): boolean => stage.peek() === 'idle'
  /** Closes the sheet; what is under way goes on. */
  const close = (): void => {
    sheet.value = false
  }
  /** Leaves the order that has ended, or was given up, behind. */
  const finish = (): void => {
    close()
    void current.peek()?.clear()
  }

  return {
    /** Whether the sheet is open: the review, or what became of the order. */
    sheet,
    stage,
    order: computed(() => current.value?.order.value ?? null),
    state: computed(() => current.value?.state.value ?? null),
    start: (): (() => void) => {
      const mine = intent()
      current.value = mine
      const stopFollowing = mine.follow()
      let shown = mine.stage.peek()
      // What was under way when the app was left tells its end by itself.
      const stopShowing = effect(() => {
        const now = mine.stage.value
        if (now !== shown && now !== 'idle') untracked(() => (sheet.value = true))
        shown = now
      })
      return () => {
        stopShowing()
        stopFollowing()
        close()
        const { kind } = mine.state.peek()
        // Its end was seen; one that is still open is found again when the screen is.
        if (kind === 'done' || kind === 'refused') void mine.clear()
      }
    },
    /** Opens the review. False where something speaks against the order. */
    review: (): boolean => {
      if (isFree()) {
        if (!entry.check()) return false
        void entry.refresh()
      }
      sheet.value = true
      return true
    },
    /** Sends what the review shows, once: the order that the broker's figures are about. */
    confirm: async (): Promise<void> => {
      const [ready, mine] = [entry.ready.peek(), current.peek()]
      if (ready && mine && isFree()) await mine.submit(ready)
    },
    sendAgain: () => current.peek()?.sendAgain(),
    close,
    finish,
    /** Closes the sheet: an order under way goes on, a refused one can be changed, any other has ended. */
    dismiss: (onEnd: () => void): void => {
      if (stage.peek() === 'refused') finish()
      else if (['idle', 'sending', 'unknown', 'lost'].includes(stage.peek())) close()
      else onEnd()
    },
  }
}

export type Sending = ReturnType<typeof makeSending>
