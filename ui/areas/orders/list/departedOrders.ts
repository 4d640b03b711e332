import { Rejected } from '../../../../ports/failure.ts'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import type { App } from '../../../data/app/app.ts'
import { forgetAll, unansweredUnder } from '../../../data/intent/unanswered.ts'
import { isFinal } from '../ticket/outcome/orderIntents.ts'

/** The keys under which changes and cancellations of orders are stored until they have an answer; the id of the order follows. */
const STORED = ['amend.', 'cancel.'] as const

/**
 * Forgets the changes and cancellations without an answer whose order is final by now: no list would show them any more. Says so
 * once, unless the order was cancelled as the customer wished. `waiting`: the ids of the orders that still wait.
 */
export const forgetDeparted = async (
  app: App,
  waiting: ReadonlySet<string>,
  lookUp: (orderId: string) => Promise<PlacedOrder | null>,
): Promise<void> => {
  let isTold = false
  for (const stored of STORED) {
    const names = await app.run(unansweredUnder(stored))
    const left = names.map((name) => name.slice(stored.length)).filter((id) => !waiting.has(id))
    for (const id of left) {
      const order = await lookUp(id)
      if (!order || !isFinal(order)) continue
      await app.run(forgetAll(`${stored}${id}`))
      isTold ||= !(stored === 'cancel.' && order.state === 'cancelled')
    }
  }
  if (isTold) app.fail(new Rejected({ code: 'order-not-pending' }))
}
