import { computed } from '@preact/signals-react'
import { Effect, Result, Schema } from 'effect'
import { sum } from 'effect/BigDecimal'
import { type Decimal, isSame, zero } from '../../../../domain/money/decimal.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import { type OrderPreview, Orders } from '../../../../ports/Orders.ts'
import { type PositionRecord, Positions } from '../../../../ports/Positions.ts'
import type { App } from '../../../data/app/app.ts'
import { makeReviewOfAll } from '../../orders/change/reviewOfAll.ts'
import { makeIntent } from '../../../data/intent/intent.ts'
import { allHeld } from '../allHeld.ts'

/** How many positions the call closes at once. */
export const MOST_AT_ONCE = 50
/** How often the figures are asked for while the review is open, in milliseconds: each position is a call. */
const AGAIN = 15_000
const AT_A_TIME = 4

/** Why a position is not closed now: a code of the catalogue, or what only its own figures tell. */
export type StayReason = { readonly code: string } | 'lent' | 'waiting'

/** A position of the review. */
export interface ClosingRow {
  readonly position: PositionRecord
  /** What closing it pays and costs, by the server's preview; null where it gave none. */
  readonly figures: OrderPreview | null
  /** Null where it is closed. */
  readonly stays: StayReason | null
}

/** What closing pays and costs in a currency; null where a figure is missing. */
export interface ClosingSum {
  readonly currency: Currency
  readonly proceeds: Decimal | null
  readonly fees: Decimal | null
  readonly profit: Decimal | null
}

const stayReason = ({ closable, lent, lockReason, quantity, state }: PositionRecord): StayReason | null => {
  if (state === 'holding' && closable.value > 0n) return null
  if (lockReason !== null) return { code: lockReason }
  return lent.value > 0n && isSame(lent, quantity) ? 'lent' : 'waiting'
}

const rowOf = (position: PositionRecord): Effect.Effect<ClosingRow, never, Orders> => {
  const stays = stayReason(position)
  if (stays !== null) return Effect.succeed({ position, figures: null, stays })
  const { closable, code, direction, id, leverage } = position
  return Effect.gen(function* () {
    const orders = yield* Orders
    const answer = yield* Effect.result(
      orders.preview({
        code,
        action: 'close',
        direction,
        type: 'market',
        timeInForce: 'day',
        quantity: closable,
        leverage,
        positionId: id,
      }),
    )
    // Without a preview the position can be closed all the same; its figures are not known.
    if (Result.isFailure(answer)) return { position, figures: null, stays: null }
    const wrong = answer.success.problems.find(({ severity }) => severity === 'error')
    return { position, figures: wrong ? null : answer.success, stays: wrong ? { code: wrong.code } : null }
  })
}

const askRows = Effect.gen(function* () {
  const held = (yield* allHeld).filter(({ state }) => state === 'holding' || state === 'closing')
  const rows: ReadonlyArray<ClosingRow> = yield* Effect.forEach(held.slice(0, MOST_AT_ONCE), rowOf, {
    concurrency: AT_A_TIME,
  })
  return { rows, isCut: held.length > MOST_AT_ONCE }
})

const total = (figures: ReadonlyArray<Decimal | null | undefined>): Decimal | null => {
  let whole: Decimal = zero
  for (const figure of figures) {
    if (!figure) return null
    whole = sum(whole, figure)
  }
  return whole
}

/** What closing all the rows pays and costs, currency by currency. */
export const sumsOf = (rows: ReadonlyArray<ClosingRow>): ReadonlyArray<ClosingSum> => {
  const currencies = [...new Set(rows.map(({ position }) => position.currency))]
  return currencies.map((currency) => {
    const figures = rows.filter(({ position }) => position.currency === currency).map((row) => row.figures)
    return {
      currency,
      proceeds: total(figures.map((one) => one?.proceeds)),
      fees: total(figures.map((one) => one?.feeTotal)),
      profit: total(figures.map((one) => one?.profit)),
    }
  })
}

const NO_ROWS: ReadonlyArray<ClosingRow> = []

/** Closing all positions at the market: what is closed, what it pays and costs, what stays. Source: RULES.md, orders. */
export const makeCloseAllModel = (app: App) => {
  const intent = makeIntent(app, 'closeall', {
    form: Schema.Struct({ positionIds: Schema.Array(Schema.String) }),
    isOfItsMoment: true,
    send: ({ positionIds }, id) => Effect.flatMap(Positions, (positions) => positions.closeAll(positionIds, id)),
  })
  const review = makeReviewOfAll(app, { feature: 'closeall', intent, ask: askRows, again: AGAIN })
  const asked = review.all.value
  const rows = computed(() => asked.value?.rows ?? NO_ROWS)
  const closing = computed(() => rows.value.filter(({ stays }) => stays === null))

  return {
    ...review,
    /** The positions that are closed; null until they are known. */
    closing: computed(() => asked.value && closing.value),
    staying: computed(() => rows.value.filter(({ stays }) => stays !== null)),
    sums: computed(() => sumsOf(closing.value)),
    /** Whether there are more positions than are closed at once. */
    isCut: computed(() => asked.value?.isCut ?? false),
    /** A position of the review. */
    positionOf: (id: string): PositionRecord | undefined =>
      rows.peek().find(({ position }) => position.id === id)?.position,
    /** Closes the positions of the review, once. */
    send: (): Promise<void> => intent.submit({ positionIds: closing.peek().map(({ position }) => position.id) }),
  }
}
