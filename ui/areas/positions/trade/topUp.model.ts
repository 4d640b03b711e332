import { computed, signal } from '@preact/signals-react'
import { isFailure } from 'effect/Result'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import { formatQuantity } from '../../../../domain/money/format.ts'
import { type FigureProblem, parseFigure } from '../../../../domain/money/parse.ts'
import {
  isStoppedOut,
  stopOutPrice,
  topUp,
  type TopUpProblem,
  topUpProblem,
} from '../../../../domain/positions/stopOut.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { makeMarginIntents } from '../../orders/list/intents.ts'
import { makeInstrumentModel } from '../../quotes/instrument/instrument.model.ts'
import type { App } from '../../../data/app/app.ts'
import { makeMoneyModel } from '../../orders/ticket/money.model.ts'
import { makePositionModel } from '../detail/position.model.ts'
import { positionOf } from './closing.ts'
import { makePositionSheet } from './positionSheet.ts'

export type TopUpRefusal = TopUpProblem | Exclude<FigureProblem, 'empty' | 'too-many-decimals' | 'negative'>

const isHeld = ({ state }: PositionRecord): boolean => state === 'holding' || state === 'closing'

/** Adding margin to the position of the page: a positive whole amount. Source: RULES.md, margin. */
export const makeTopUpModel = (app: App) => {
  const { position } = app.model(makePositionModel)
  const page = app.model(makeInstrumentModel)
  const money = app.model(makeMoneyModel)
  const draft = signal('')
  const left = signal(false)
  let typedFor = ''
  const { close, discard, open, sendAgain, sheet, state, submit } = makePositionSheet(app, {
    intents: app.model(makeMarginIntents),
    success: 'margin-topped-up',
    finished: () => {
      draft.value = ''
      void money.load()
    },
    restore: ({ amount: sent, positionId }) => {
      typedFor = positionId
      draft.value = formatQuantity(sent)
    },
    over: () => {
      const held = position.peek()
      return held && !isHeld(held) ? 'position-not-found' : null
    },
  })

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

  return {
    sheet,
    draft,
    available,
    stopAfter,
    tooLittle,
    /** The error of the amount, once the field has lost the focus. */
    refusal: computed(() => (left.value ? problem.value : null)),
    state,
    open,
    /** Opens the form, with what was typed and not sent. */
    show: (): void => {
      const id = position.peek()?.id ?? ''
      if (id !== typedFor) draft.value = ''
      typedFor = id
      left.value = false
      sheet.value = true
      void money.load()
    },
    close,
    change: (text: string): void => {
      draft.value = text
    },
    leave: (): void => {
      if (draft.peek() !== '') left.value = true
    },
    /** Adds the amount, once. */
    send: async (): Promise<void> => {
      left.value = true
      const [held, figure] = [position.peek(), amount.peek()]
      if (!held || !figure || problem.peek() !== null) return
      await submit({ positionId: held.id, amount: figure })
    },
    sendAgain,
    discard,
  }
}
