import { computed, effect, signal, untracked } from '@preact/signals-react'
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
  /** Watches the intent while the page is open; returns the function that stops it. */
  readonly watch?: (intent: Intent<Form, PositionRecord>, close: () => void) => () => void
}

/** A sheet of the position's page that changes the position: sent once, shown from the answer, and confirmed. */
export const makePositionSheet = <Form>(app: App, { finished, intents, success, watch }: SheetRules<Form>) => {
  const { put } = app.model(makePositionModel)
  const sheet = signal(false)
  const intent = signal<Intent<Form, PositionRecord> | null>(null)
  const close = (): void => {
    sheet.value = false
  }
  const finish = async (mine: Intent<Form, PositionRecord>, outcome: PositionRecord): Promise<void> => {
    put(outcome)
    close()
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
