import { Effect, Schema } from 'effect'
import { type DayTrade, DayTrading } from '../../../ports/Daytrade.ts'
import { DaytradeListAnswer, DayTradingFacility } from '../../generated/schemas/daytrade.ts'
import type { Call } from '../client.ts'
import { WireStatus, WireTime } from '../figures.ts'
import { orderOf, WireOrder } from '../orders/orderRecords.ts'
import { formPage, PageOf, pageOf } from '../pages.ts'
import { positionOf, WirePosition } from '../positions/positionRecords.ts'

const WireTrade = Schema.Struct({
  position: Schema.Struct({ ...WirePosition.fields, squareofftime: WireTime }),
  squaredoff: WireStatus,
})

const tradeOf = (row: (typeof WireTrade)['Type']): DayTrade => ({
  ...positionOf(row.position),
  squareOffAt: row.position.squareofftime,
  isSquaredOff: row.squaredoff === 1,
})

/** Day trading over HTTP. */
export const dayTrading = (call: Call): DayTrading['Service'] =>
  DayTrading.of({
    facility: () => call('/daytrade/state', undefined, DayTradingFacility),
    apply: (requestid) => call('/daytrade/apply', { requestid }, DayTradingFacility),
    instruments: (market) => call('/daytrade/list', { market }, DaytradeListAnswer),
    orders: (page) => call('/daytrade/orders', formPage(page), PageOf(WireOrder)).pipe(Effect.map(pageOf(orderOf))),
    trades: ({ which, ...page }) =>
      call('/daytrade/positions', { which, ...formPage(page) }, PageOf(WireTrade)).pipe(Effect.map(pageOf(tradeOf))),
  })
