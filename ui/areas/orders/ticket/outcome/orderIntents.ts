import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react'
import { Effect } from 'effect'
import { type NewOrder, Orders, type OrderState, type PlacedOrder } from '../../../../../ports/Orders.ts'
import type { App } from '../../../../data/app/app.ts'
import { type Intent, makeIntent } from '../../../../data/intent/intent.ts'
import { perKey } from '../../../../data/intent/perKey.ts'
import { makePoll } from '../../../../data/query/poll.ts'
import { OrderForm } from '../enter/draft.ts'

/** The stage of an order on the result sheet: sent, accepted, filled and so on, or unknown. */
export type OrderStage =
  | 'idle'
  | 'sending'
  | 'unknown'
  | 'lost'
  | 'refused'
  | Exclude<OrderState, 'pending'>
  | 'accepted'

/** Placing orders, and the outcome of the last one. */
export interface OrderIntent extends Intent<NewOrder, PlacedOrder> {
  /** The resulting order, by the last answer; null before it was accepted. */
  readonly order: ReadonlySignal<PlacedOrder | null>
  readonly stage: ReadonlySignal<OrderStage>
  /** Polls the order's fills until it is final or the returned function is called. */
  readonly follow: () => () => void
}

/** The polling interval of a waiting order, in milliseconds. */
const AGAIN = 1_000

/** Whether an order is final. */
export const isFinal = ({ state }: Pick<PlacedOrder, 'state'>): boolean =>
  state !== 'pending' && state !== 'partlyfilled'

/**
 * The intents of orders: one at a time for a key. The ticket's key is the quote code, that of closing a position
 * `close.<position id>`.
 */
export const makeOrderIntents = (app: App) =>
  perKey((key): OrderIntent => {
    const intent = makeIntent<NewOrder, (typeof OrderForm)['Encoded'], PlacedOrder>(app, `order.${key}`, {
      form: OrderForm,
      send: (order, id) => Effect.flatMap(Orders, (orders) => orders.place(order, id)),
      find: (_, id) => Effect.flatMap(Orders, (orders) => orders.byClientId(id)),
    })
    const polled = signal<PlacedOrder | null>(null)
    const order = computed(() => {
      const now = intent.state.value
      if (now.kind !== 'done') return null
      return polled.value?.id === now.outcome.id ? polled.value : now.outcome
    })
    const stage = computed((): OrderStage => {
      const placed = order.value
      if (placed) return placed.state === 'pending' ? 'accepted' : placed.state
      const { kind } = intent.state.value
      return kind === 'done' ? 'accepted' : kind
    })
    /** The id of an order that may still change. */
    const waiting = computed(() => (order.value && !isFinal(order.value) ? order.value.id : null))
    const poll = makePoll<PlacedOrder>(app, {
      ask: () => Effect.flatMap(Orders, (orders) => orders.byId(waiting.peek() ?? '')),
      take: (found) => {
        polled.value = found
        return AGAIN
      },
      hear: (event) => {
        const mine = event.is === 'orders' && event.orders.find(({ id }) => id === waiting.peek())
        return mine ? { answer: mine } : null
      },
    })
    const follow = (): (() => void) => {
      const stop = effect(() => {
        const id = waiting.value
        untracked(() => (id === null ? poll.stop() : poll.start(AGAIN)))
      })
      return () => {
        stop()
        poll.stop()
      }
    }
    return { ...intent, order, stage, follow }
  })
