import { Effect, Schema } from 'effect'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import { Orders, type PlacedOrder } from '../../../../ports/Orders.ts'
import { type PositionRecord, Positions } from '../../../../ports/Positions.ts'
import { ExactDecimal } from '../../../data/intent/exactDecimal.ts'
import { makeIntent } from '../../../data/intent/intent.ts'
import type { IntentRules } from '../../../data/intent/outcome.ts'
import { perKey } from '../../../data/intent/perKey.ts'
import type { App } from '../../../data/app/app.ts'

const CancelForm = Schema.Struct({ orderId: Schema.String })
const MarginForm = Schema.Struct({ positionId: Schema.String, amount: ExactDecimal })

/** Cancelling the unfilled part of an order. */
export interface Cancelling {
  readonly orderId: string
}

/** A whole amount of the position's currency. */
export interface MarginTopUp {
  readonly positionId: string
  readonly amount: Decimal
}

/** Cancelling orders, by order number. The outcome is determined by sending it again. */
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
