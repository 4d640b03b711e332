import { computed, effect, signal, untracked } from '@preact/signals-react'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import type { Entry } from './enter/entry.model.ts'
import type { OrderIntent } from './outcome/orderIntents.ts'

/**
 * From the form to the order: the review with the server's figures, the sending, and the outcome. `intent` returns the
 * intent of the current screen.
 */
export const makeSending = (entry: Entry, intent: () => OrderIntent) => {
  const sheet = signal(false)
  const current = signal<OrderIntent | null>(null)
  const stage = computed(() => current.value?.stage.value ?? 'idle')
  /** The price of the review from which the order was sent; null for one that an earlier visit sent. */
  const expected = signal<Decimal | null>(null)

  /** Whether no order is in flight: the form may create a new one. */
  const isFree = (): boolean => stage.peek() === 'idle'
  /** Closes the sheet; an order in flight continues. */
  const close = (): void => {
    sheet.value = false
  }
  /** Dismisses the order that has ended or was abandoned. */
  const finish = (): void => {
    close()
    void current.peek()?.clear()
  }

  return {
    /** Whether the sheet is open, with the review or the outcome. */
    sheet,
    stage,
    expected,
    order: computed(() => current.value?.order.value ?? null),
    state: computed(() => current.value?.state.value ?? null),
    start: (): (() => void) => {
      const mine = intent()
      current.value = mine
      expected.value = null
      const stopFollowing = mine.follow()
      let shown = mine.stage.peek()
      // The outcome of an order that was in flight when the app was closed is shown automatically.
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
        // A shown outcome is dismissed; an order in flight is found again on the next visit.
        if (kind === 'done' || kind === 'refused') void mine.clear()
      }
    },
    /** Opens the review. False where there is an error. */
    review: (): boolean => {
      if (isFree()) {
        if (!entry.check()) return false
        void entry.refresh()
      }
      sheet.value = true
      return true
    },
    /** Sends the reviewed order, once: the one to which the broker's figures belong. */
    confirm: async (): Promise<void> => {
      const [ready, mine] = [entry.ready.peek(), current.peek()]
      if (!ready || !mine || !isFree()) return
      const asked = entry.preview.peek()
      expected.value = asked.is === 'ready' ? asked.preview.estimatedPrice : null
      await mine.submit(ready)
    },
    sendAgain: () => current.peek()?.sendAgain(),
    /**
     * Forgets an order whose outcome is not known. The form keeps what was typed; sent unchanged it is still the same order, which is
     * carried out at most once.
     */
    discard: (): void => {
      close()
      void current.peek()?.takeBack()
    },
    close,
    finish,
    /** Closes the sheet: an order in flight continues, a refused one can be changed, any other has ended. */
    dismiss: (onEnd: () => void): void => {
      if (stage.peek() === 'refused') finish()
      else if (['idle', 'sending', 'unknown', 'lost'].includes(stage.peek())) close()
      else onEnd()
    },
  }
}

export type Sending = ReturnType<typeof makeSending>
