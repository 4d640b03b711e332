import { Effect, Schema } from 'effect'
import { type NewOrder, Orders, type PlacedOrder } from '../../../../../ports/Orders.ts'
import { ExactDecimal } from '../../../../data/intent/exactDecimal.ts'
import { type Intent, makeIntent } from '../../../../data/intent/intent.ts'
import type { IntentRules } from '../../../../data/intent/outcome.ts'
import { perKey } from '../../../../data/intent/perKey.ts'
import type { App } from '../../../../data/app/app.ts'
import { type FollowedOrder, followOrder } from './followOrder.ts'

const OrderForm = Schema.Struct({
  code: Schema.String,
  action: Schema.Literals(['open', 'close']),
  direction: Schema.Literals(['long', 'short']),
  type: Schema.Literals(['limit', 'market']),
  timeInForce: Schema.Literal('day'),
  quantity: ExactDecimal,
  price: Schema.optionalKey(ExactDecimal),
  leverage: Schema.Int,
  positionId: Schema.optional(Schema.String),
  isDayTrade: Schema.optional(Schema.Boolean),
})

/** Placing orders, and what became of the last one. */
export interface OrderIntent extends Intent<NewOrder, PlacedOrder>, FollowedOrder {}

/**
 * Orders as they are placed: one at a time for a key. The ticket's key is the quote code, that of closing a position
 * `close.<position id>`.
 */
export const makeOrderIntents = (app: App) => {
  const rules: IntentRules<NewOrder, (typeof OrderForm)['Encoded'], PlacedOrder> = {
    form: OrderForm,
    send: (order, id) => Effect.flatMap(Orders, (orders) => orders.place(order, id)),
    find: (_, id) => Effect.flatMap(Orders, (orders) => orders.byClientId(id)),
  }
  return perKey((key): OrderIntent => {
    const intent = makeIntent(app, `order.${key}`, rules)
    return { ...intent, ...followOrder(app, intent) }
  })
}
