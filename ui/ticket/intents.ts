import { Effect, Schema } from 'effect'
import { type NewOrder, Orders, type PlacedOrder } from '../../ports/Orders.ts'
import { type PositionRecord, Positions } from '../../ports/Positions.ts'
import { ExactDecimal } from '../intents/exactDecimal.ts'
import { type Intent, makeIntent } from '../intents/intent.ts'
import type { IntentRules } from '../intents/outcome.ts'
import type { App } from '../shell/app.ts'
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
const CancelForm = Schema.Struct({ orderId: Schema.String })
const MarginForm = Schema.Struct({ positionId: Schema.String, amount: ExactDecimal })

/** Taking back what an order has not filled. */
export interface Cancelling {
  readonly orderId: string
}

/** A whole amount of the position's currency. */
export interface MarginTopUp {
  readonly positionId: string
  readonly amount: NewOrder['quantity']
}

/** Placing orders, and what became of the last one. */
export interface OrderIntent extends Intent<NewOrder, PlacedOrder>, FollowedOrder {}

/** One per key, made when first asked for. */
const perKey = <Made>(make: (key: string) => Made): ((key: string) => Made) => {
  const made = new Map<string, Made>()
  return (key) => {
    let found = made.get(key)
    if (!found) made.set(key, (found = make(key)))
    return found
  }
}

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

/** Cancelling orders, by order number. Sending it again is how its outcome is found out. */
export const makeCancelIntents = (app: App) => {
  const rules: IntentRules<Cancelling, (typeof CancelForm)['Encoded'], PlacedOrder> = {
    form: CancelForm,
    send: ({ orderId }, id) => Effect.flatMap(Orders, (orders) => orders.cancel(orderId, id)),
  }
  return perKey((orderId) => makeIntent(app, `cancel.${orderId}`, rules))
}

/** Adding margin to positions, by position id. */
export const makeMarginIntents = (app: App) => {
  const rules: IntentRules<MarginTopUp, (typeof MarginForm)['Encoded'], PositionRecord> = {
    form: MarginForm,
    send: ({ positionId, amount }, id) =>
      Effect.flatMap(Positions, (positions) => positions.addMargin(positionId, amount, id)),
  }
  return perKey((positionId) => makeIntent(app, `margin.${positionId}`, rules))
}
