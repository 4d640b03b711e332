import { signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import { isChangeable } from '../../../../domain/orders/states.ts'
import { Rejected } from '../../../../ports/failure.ts'
import { Orders, type PlacedOrder } from '../../../../ports/Orders.ts'
import type { App } from '../../../data/app/app.ts'

interface AskedChange {
  readonly order: PlacedOrder
  readonly price: Decimal
}

/** The change for which the line of an order was dragged on a chart: its address names the order and the price. */
export const makeAskedChangeModel = (app: App) => {
  const asked = signal<AskedChange | null>(null)
  let shownFor = ''
  return {
    asked,
    /**
     * Loads the order and asks for its change, once for a visit of the screen: a return to it shows the list. An order that
     * can no longer be changed is refused as the server would.
     */
    show: async (visit: string, orderId: string, price: Decimal): Promise<void> => {
      if (visit === shownFor) return
      shownFor = visit
      const found = await app.attempt(Effect.flatMap(Orders, (orders) => orders.byId(orderId)))
      if (shownFor !== visit || Exit.isFailure(found)) return
      const order = found.value
      if (isChangeable(order)) asked.value = { order, price }
      else app.fail(new Rejected({ code: 'order-not-pending' }))
    },
    close: (): void => void (asked.value = null),
  }
}
