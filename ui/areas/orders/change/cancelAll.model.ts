import { computed } from '@preact/signals-react'
import { Effect, Schema } from 'effect'
import { sum } from 'effect/BigDecimal'
import { type Decimal, zero } from '../../../../domain/money/decimal.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import { Orders, type PlacedOrder } from '../../../../ports/Orders.ts'
import type { App } from '../../../data/app/app.ts'
import { makeIntent } from '../../../data/intent/intent.ts'
import { makeReviewOfAll } from './reviewOfAll.ts'
import { isFinal } from '../ticket/outcome/orderIntents.ts'

/** How often the orders are asked for while the review is open, in milliseconds. */
const AGAIN = 3_000

/** Every pending order, page by page. A server that repeats a page is not asked again. */
const allPending = Effect.gen(function* () {
  const orders = yield* Orders
  const found = new Map<string, PlacedOrder>()
  let cursor: string | undefined
  for (;;) {
    const before = found.size
    const page = yield* orders.pending({ cursor })
    for (const order of page.list) found.set(order.id, order)
    if (page.next === null || found.size === before) return [...found.values()]
    cursor = page.next
  }
})

const NOTHING: ReadonlyArray<PlacedOrder> = []

/** What the orders hold, by currency; an order that closes holds nothing. */
const heldBy = (orders: ReadonlyArray<PlacedOrder>): ReadonlyArray<readonly [Currency, Decimal]> => {
  const held = new Map<Currency, Decimal>()
  for (const { currency, held: amount } of orders)
    if (amount.value > 0n) held.set(currency, sum(held.get(currency) ?? zero, amount))
  return [...held]
}

/** Cancelling all pending orders of the customer: what is cancelled, what is released. Source: RULES.md, orders. */
export const makeCancelAllModel = (app: App) => {
  const intent = makeIntent(app, 'cancelall', {
    form: Schema.Struct({}),
    isOfItsMoment: true,
    send: (_, id) => Effect.flatMap(Orders, (orders) => orders.cancelAll(undefined, id)),
  })
  const review = makeReviewOfAll(app, {
    feature: 'cancelall',
    intent,
    ask: allPending,
    again: AGAIN,
    topics: ['orders'],
  })
  const pending = review.all.value
  const waiting = computed(() => (pending.value ?? NOTHING).filter((order) => !isFinal(order)))
  const mine = computed(() => waiting.value.filter(({ clientOrderId }) => clientOrderId !== null))

  return {
    ...review,
    /** The orders that are cancelled; null until they are known. */
    orders: computed(() => pending.value && mine.value),
    released: computed(() => heldBy(mine.value)),
    /** Whether the broker has orders of its own, which stay. */
    hasOthers: computed(() => mine.value.length < waiting.value.length),
    /** Cancels them, once. */
    send: (): Promise<void> => intent.submit({}),
  }
}
