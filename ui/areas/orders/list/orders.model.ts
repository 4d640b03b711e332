import { Effect, Exit } from 'effect'
import { Orders, type PlacedOrder } from '../../../../ports/Orders.ts'
import { forgetDeparted } from './departedOrders.ts'
import { makeCancelIntents } from './intents.ts'
import { type AskPage, makePages } from '../../../data/query/pages.ts'
import type { App } from '../../../data/app/app.ts'
import { isFinal } from '../ticket/outcome/orderIntents.ts'
import { pollWhileVisible } from '../../../data/query/pollWhileVisible.ts'

/** Pending orders may be filled at any moment: they are reloaded this often, in milliseconds. */
const AGAIN = 3_000

/** The customer cannot cancel an order that the broker placed, except where it was placed for a protection. */
export const isCancellable = (order: PlacedOrder): boolean =>
  (order.clientOrderId !== null || order.triggerPrice !== undefined) && !isFinal(order)

/** A list of orders, and the cancellation of waiting ones. */
export const makeOrders = (app: App, ask: AskPage<PlacedOrder>) => {
  const records = makePages<PlacedOrder>(app, ({ id }) => id)
  const intents = app.model(makeCancelIntents)
  /** Shows an order as the answer to a change describes it. */
  const put = (changed: PlacedOrder): void => records.change((row) => (row.id === changed.id ? changed : row))

  const lookUp = async (orderId: string): Promise<PlacedOrder | null> => {
    const found = await app.attempt(
      Effect.flatMap(Orders, (orders) => orders.byId(orderId)),
      { quiet: true },
    )
    return Exit.isSuccess(found) ? found.value : null
  }
  const load = async (): Promise<void> => {
    await (records.rows.peek().length > 0 ? records.refresh() : records.begin(ask))
    if (records.status.peek() !== 'ready') return
    await forgetDeparted(app, new Set(records.rows.peek().map(({ id }) => id)), lookUp)
  }

  return {
    records,
    put,
    /** An order as it is now; null where the server does not answer. */
    lookUp,
    /** The cancellation of an order: its state, and the function that sends it. */
    cancelling: intents,
    open: (): (() => void) => {
      void load()
      const stop = pollWhileVisible(app, AGAIN, records.refresh, ['orders'])
      return () => {
        stop()
        records.stop()
      }
    },
    /** Cancels an order, once. Reloads the list after any answer. */
    cancel: async (orderId: string): Promise<boolean> => {
      const intent = intents(orderId)
      await intent.submit({ orderId })
      const state = intent.state.peek()
      if (state.kind === 'done') put(state.outcome)
      await records.refresh()
      return state.kind === 'done'
    },
  }
}
