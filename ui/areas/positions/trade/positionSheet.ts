import { computed, effect, signal, untracked } from '@preact/signals-react'
import { Rejected } from '../../../../ports/failure.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { sentenceOf } from '../../../app/failures/failures.ts'
import type { App } from '../../../data/app/app.ts'
import type { Intent } from '../../../data/intent/intent.ts'
import { makePositionModel } from '../detail/position.model.ts'

interface SheetRules<Form> {
  /** The intent of each position. */
  readonly intents: (positionId: string) => Intent<Form, PositionRecord>
  /** The code of the sentence that confirms it. */
  readonly success: string
  /** Called after a success, with the sheet closed. */
  readonly finished?: () => void
  /** Called when the sheet is closed, or its page left, without a success. */
  readonly left?: () => void
  /** Fills the form with what was sent and has no answer: the sheet opens with it by itself. */
  readonly restore?: (form: Form) => void
  /** Why it cannot be sent any more, as the server would refuse it; null while it can. */
  readonly over?: () => string | null
  /** Watches the intent while the page is open; returns the function that stops it. */
  readonly watch?: (intent: Intent<Form, PositionRecord>, close: () => void) => () => void
}

/** A sheet of the position's page that changes the position: sent once, shown from the answer, and confirmed. */
export const makePositionSheet = <Form>(app: App, rules: SheetRules<Form>) => {
  const { finished, intents, left, over, restore, success, watch } = rules
  const { put } = app.model(makePositionModel)
  const sheet = signal(false)
  const intent = signal<Intent<Form, PositionRecord> | null>(null)
  const close = (): void => {
    if (sheet.peek()) left?.()
    sheet.value = false
  }
  /** Shows what has no answer, since the customer may have closed the sheet, or the app, meanwhile. */
  const showLost = (mine: Intent<Form, PositionRecord>, form: Form): void => {
    const code = over?.() ?? null
    if (code !== null) {
      app.fail(new Rejected({ code }))
      void mine.clear()
    } else if (!sheet.peek()) {
      restore?.(form)
      sheet.value = true
    }
  }
  const finish = async (mine: Intent<Form, PositionRecord>, outcome: PositionRecord): Promise<void> => {
    put(outcome)
    sheet.value = false
    finished?.()
    app.toaster.show(await sentenceOf(success), 'success')
    await mine.clear()
  }
  return {
    /** Whether it is open; a model opens it with its form. */
    sheet,
    close,
    state: computed(() => intent.value?.state.value ?? null),
    /** Begins the visit of a position's page; returns the function that ends it. */
    open: (id: string): (() => void) => {
      const mine = intents(id)
      intent.value = mine
      const stops = [
        effect(() => {
          const state = mine.state.value
          if (state.kind === 'done') untracked(() => void finish(mine, state.outcome))
          if (state.kind === 'lost') untracked(() => showLost(mine, state.form))
        }),
        ...(watch ? [watch(mine, close)] : []),
      ]
      return () => {
        for (const stop of stops) stop()
        close()
        if (mine.state.peek().kind === 'refused') void mine.clear()
      }
    },
    /** Sends a form, once. */
    submit: async (form: Form): Promise<void> => intent.peek()?.submit(form),
    sendAgain: (): void => void intent.peek()?.sendAgain(),
    discard: (): void => void intent.peek()?.clear(),
  }
}

export type PositionSheet = Pick<ReturnType<typeof makePositionSheet>, 'state' | 'sendAgain' | 'discard'>
