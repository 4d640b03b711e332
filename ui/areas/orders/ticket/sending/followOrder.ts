import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react'
import { Effect } from 'effect'
import { type NewOrder, Orders, type OrderState, type PlacedOrder } from '../../../../../ports/Orders.ts'
import type { Intent } from '../../../../data/intent/intent.ts'
import type { App } from '../../../../data/app/app.ts'
import { makeConnectionModel } from '../../../../data/app/connection.model.ts'

/** What the result sheet says of an order: sent, accepted, filled and so on, or that it is being found out. */
export type OrderStage =
  | 'idle'
  | 'sending'
  | 'unknown'
  | 'lost'
  | 'refused'
  | Exclude<OrderState, 'pending'>
  | 'accepted'

export interface FollowedOrder {
  /** The order that came of it, as last heard; null before it was accepted. */
  readonly order: ReadonlySignal<PlacedOrder | null>
  readonly stage: ReadonlySignal<OrderStage>
  /** Asks for the order's fills until it is final or the returned function is called. */
  readonly follow: () => () => void
}

/** From one question about an order that waits to the next, in milliseconds. */
const AGAIN = 1_000
const AFTER_FAILURE = 5_000

/** Whether nothing can happen to an order any more. */
export const isFinal = ({ state }: Pick<PlacedOrder, 'state'>): boolean =>
  state !== 'pending' && state !== 'partlyfilled'

/** Follows what an intent placed while somebody looks. */
export const followOrder = (app: App, { state }: Intent<NewOrder, PlacedOrder>): FollowedOrder => {
  const { online, visible } = app.model(makeConnectionModel)
  const heard = signal<PlacedOrder | null>(null)
  const order = computed(() => {
    const now = state.value
    if (now.kind !== 'done') return null
    return heard.value?.id === now.outcome.id ? heard.value : now.outcome
  })
  const stage = computed((): OrderStage => {
    const placed = order.value
    if (placed) return placed.state === 'pending' ? 'accepted' : placed.state
    return state.value.kind === 'done' ? 'accepted' : state.value.kind
  })

  const follow = (): (() => void) => {
    let asking = false
    let timer: ReturnType<typeof setTimeout> | undefined

    const ask = async (id: string): Promise<void> => {
      asking = true
      const found = await app.run(
        Effect.flatMap(Orders, (orders) => orders.byId(id)),
        { quiet: true },
      )
      asking = false
      if (found) heard.value = found
      if (!stopped) plan(found ? AGAIN : AFTER_FAILURE)
    }
    const plan = (pause: number): void => {
      clearTimeout(timer)
      const placed = order.peek()
      if (asking || !placed || isFinal(placed) || !online.peek() || !visible.peek()) return
      timer = setTimeout(() => void ask(placed.id), pause)
    }

    let stopped = false
    // A new order, a page that is visible again and a restored connection restart it.
    const placedId = computed(() => order.value?.id)
    const stop = effect(() => {
      if (placedId.value !== undefined && online.value && visible.value) untracked(() => plan(AGAIN))
    })
    return () => {
      stopped = true
      stop()
      clearTimeout(timer)
    }
  }

  return { order, stage, follow }
}
