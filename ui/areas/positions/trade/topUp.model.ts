import { computed, effect, signal, untracked } from '@preact/signals-react'
import { isFailure } from 'effect/Result'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import { type FigureProblem, parseFigure } from '../../../../domain/money/parse.ts'
import {
  isStoppedOut,
  stopOutPrice,
  topUp,
  type TopUpProblem,
  topUpProblem,
} from '../../../../domain/positions/stopOut.ts'
import { makeMarginIntents } from '../../orders/list/intents.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { makeInstrumentModel } from '../../quotes/instrument/instrument.model.ts'
import type { App } from '../../../data/app/app.ts'
import { sentenceOf } from '../../../app/failures/failures.ts'
import { makeMoneyModel } from '../../orders/ticket/money.model.ts'
import { makePositionModel } from '../detail/position.model.ts'
import { positionOf } from './closing.ts'

export type TopUpRefusal = TopUpProblem | Exclude<FigureProblem, 'empty' | 'too-many-decimals' | 'negative'>

/** Adding margin to the position of the page: a positive whole amount. Source: RULES.md, margin. */
export const makeTopUpModel = (app: App) => {
  const { position, put } = app.model(makePositionModel)
  const page = app.model(makeInstrumentModel)
  const money = app.model(makeMoneyModel)
  const intents = app.model(makeMarginIntents)
  const sheet = signal(false)
  const draft = signal('')
  const left = signal(false)
  const intent = signal<ReturnType<typeof intents> | null>(null)

  const available = computed((): Decimal | null => {
    const held = position.value
    return money.walletIn(held?.currency)?.available ?? null
  })
  const read = computed(() => parseFigure(draft.value, { decimals: 0 }))
  const amount = computed(() => (isFailure(read.value) ? null : read.value.success))
  const problem = computed((): TopUpRefusal | null => {
    const held = position.value
    const [text, figure] = [read.value, amount.value]
    if (
      isFailure(text) &&
      (text.failure === 'not-a-number' || text.failure === 'ambiguous' || text.failure === 'too-long')
    )
      return text.failure
    if (figure === null || !held) return 'not-a-positive-integer'
    // Where the free money is not known, the server checks it.
    return topUpProblem(positionOf(held), figure, available.value ?? figure) ?? null
  })
  /** The price of the automatic close after the top-up; null while it cannot be calculated. */
  const stopAfter = computed((): Decimal | null => {
    const [held, figure, detail] = [position.value, amount.value, page.detail.value]
    if (!held || !figure || problem.value !== null || !detail) return null
    return stopOutPrice(topUp(positionOf(held), figure), detail.rules.ticks) ?? null
  })

  /** Whether the position would still be closed at its current price. Source: RULES.md, margin. */
  const tooLittle = computed((): boolean => {
    const [held, figure] = [position.value, amount.value]
    if (!held?.price || !figure || problem.value !== null) return false
    return isStoppedOut(topUp(positionOf(held), figure), held.price)
  })

  /** The margin was added: updates the position and confirms it. */
  const finish = async (mine: ReturnType<typeof intents>, outcome: PositionRecord): Promise<void> => {
    put(outcome)
    sheet.value = false
    draft.value = ''
    app.toaster.show(await sentenceOf('margin-topped-up'), 'success')
    await mine.clear()
    void money.load()
  }

  return {
    sheet,
    draft,
    available,
    stopAfter,
    tooLittle,
    /** The error of the amount, once the field has lost the focus. */
    refusal: computed(() => (left.value ? problem.value : null)),
    state: computed(() => intent.value?.state.value ?? null),
    open: (id: string): (() => void) => {
      const mine = intents(id)
      intent.value = mine
      const stop = effect(() => {
        const state = mine.state.value
        if (state.kind === 'done') untracked(() => void finish(mine, state.outcome))
      })
      return () => {
        stop()
        sheet.value = false
        if (mine.state.peek().kind === 'refused') void mine.clear()
      }
    },
    show: (): void => {
      draft.value = ''
      left.value = false
      sheet.value = true
      void money.load()
    },
    close: (): void => {
      sheet.value = false
    },
    change: (text: string): void => {
      draft.value = text
    },
    leave: (): void => {
      if (draft.peek() !== '') left.value = true
    },
    /** Adds the amount, once. */
    send: async (): Promise<void> => {
      left.value = true
      const [held, figure, mine] = [position.peek(), amount.peek(), intent.peek()]
      if (!held || !figure || !mine || problem.peek() !== null) return
      await mine.submit({ positionId: held.id, amount: figure })
    },
    sendAgain: (): void => void intent.peek()?.sendAgain(),
    discard: (): void => void intent.peek()?.clear(),
  }
}
