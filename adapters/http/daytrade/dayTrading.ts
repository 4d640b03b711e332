import { Effect, Schema, Struct } from 'effect'
import { type DayTrade, DayTrading, type DayTradeInstrument, type DayTradingFacility } from '../../../ports/Daytrade.ts'
import type { Call } from '../client.ts'
import { WireTime, WireTimeOrNone, WireStatus } from '../figures.ts'
import { orderOf, WireOrder } from '../orders/orderRecords.ts'
import { formPage, PageOf, pageOf } from '../pages.ts'
import { positionOf, WirePosition } from '../positions/positionRecords.ts'
import { listingFields, listingNames } from '../quotes/quoteRecords.ts'
import { statusOf } from '../statuses.ts'
import { WireDecimal } from '../wire.ts'

const WireFacility = Schema.Struct({
  status: statusOf({ 0: 'not-applied', 1: 'under-review', 2: 'approved' } as const),
  applytime: WireTimeOrNone,
  reviewtime: WireTimeOrNone,
  minutes: WireStatus,
})

const facilityOf = (row: (typeof WireFacility)['Type']): DayTradingFacility =>
  Struct.renameKeys(row, { status: 'standing', applytime: 'appliedAt', reviewtime: 'approvedAt' })

const WireInstrument = Schema.Struct({
  ...listingFields,
  zone: Schema.String,
  decimals: Schema.Int,
  nowprice: WireDecimal,
  preclose: WireDecimal,
  open: WireStatus,
  squareofftime: WireTime,
})

const instrumentOf = (row: (typeof WireInstrument)['Type']): DayTradeInstrument => ({
  ...Struct.renameKeys(row, {
    ...listingNames,
    nowprice: 'price',
    preclose: 'previousClose',
    squareofftime: 'squareOffAt',
  }),
  isOpen: row.open === 1,
})

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
    facility: () => call('/daytrade/state', undefined, WireFacility).pipe(Effect.map(facilityOf)),
    apply: (requestid) => call('/daytrade/apply', { requestid }, WireFacility).pipe(Effect.map(facilityOf)),
    instruments: (market) =>
      call('/daytrade/list', { market }, Schema.Array(WireInstrument)).pipe(
        Effect.map((rows) => rows.map(instrumentOf)),
      ),
    orders: (page) => call('/daytrade/orders', formPage(page), PageOf(WireOrder)).pipe(Effect.map(pageOf(orderOf))),
    trades: ({ which, ...page }) =>
      call('/daytrade/positions', { which, ...formPage(page) }, PageOf(WireTrade)).pipe(Effect.map(pageOf(tradeOf))),
  })
