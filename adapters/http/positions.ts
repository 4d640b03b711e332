import { Effect, Schema } from 'effect'
import { formatDecimal } from '../../domain/money/decimal.ts'
import { type PositionRecord, Positions } from '../../ports/Positions.ts'
import type { Call } from './client.ts'
import { given, WireAmount, WireTimeOrNone } from './figures.ts'
import { formPage, formRange, PageOf, pageOf } from './pages.ts'
import { listingFields, listingOf } from './quoteRecords.ts'
import { WireDecimal } from './wire.ts'

const WirePosition = Schema.Struct({
  id: Schema.String,
  orderid: Schema.String,
  ...listingFields,
  zone: Schema.String,
  decimals: Schema.Int,
  direction: Schema.Literals(['long', 'short']),
  state: Schema.Literals(['pending', 'holding', 'closing', 'closed', 'cancelled']),
  quantity: WireAmount,
  openquantity: WireAmount,
  closable: WireAmount,
  lent: WireAmount,
  cost: WireAmount,
  averagecost: WireDecimal,
  nowprice: WireDecimal,
  marketvalue: WireDecimal,
  yingkui: WireDecimal,
  realised: WireAmount,
  writtenoff: WireAmount,
  fees: WireAmount,
  leverage: Schema.Int,
  margin: WireAmount,
  addedmargin: WireAmount,
  stopprice: WireDecimal,
  buyprice: WireDecimal,
  sellprice: WireDecimal,
  buytime: WireTimeOrNone,
  selltime: WireTimeOrNone,
  sellablefrom: WireTimeOrNone,
  lockreason: Schema.Literals(['', 'sell-blocked-15-minutes', 'sell-blocked-t1']),
})

const positionOf = (row: (typeof WirePosition)['Type']): PositionRecord => ({
  ...listingOf(row),
  id: row.id,
  orderId: row.orderid,
  zone: row.zone,
  decimals: row.decimals,
  direction: row.direction,
  state: row.state,
  quantity: row.quantity,
  openedQuantity: row.openquantity,
  closable: row.closable,
  lent: row.lent,
  cost: row.cost,
  averageCost: row.averagecost,
  price: row.nowprice,
  marketValue: row.marketvalue,
  floatingProfit: row.yingkui,
  realisedProfit: row.realised,
  writtenOff: row.writtenoff,
  fees: row.fees,
  leverage: row.leverage,
  margin: row.margin,
  addedMargin: row.addedmargin,
  stopPrice: row.stopprice,
  buyPrice: row.buyprice,
  sellPrice: row.sellprice,
  boughtAt: row.buytime,
  soldAt: row.selltime,
  sellableFrom: row.sellablefrom,
  lockReason: row.lockreason === '' ? null : row.lockreason,
})

/** Positions over HTTP. */
export const positions = (call: Call): Positions['Service'] =>
  Positions.of({
    list: (request) =>
      call(
        '/trade/positionlist',
        given({
          which: request.which,
          code: request.code,
          currency: request.currency,
          ...formRange(request.range),
          ...formPage(request),
        }),
        PageOf(WirePosition),
      ).pipe(Effect.map(pageOf(positionOf))),
    detail: (positionid) => call('/trade/positioninfo', { positionid }, WirePosition).pipe(Effect.map(positionOf)),
    addMargin: (positionid, amount, requestid) =>
      call('/trade/addmargin', { positionid, amount: formatDecimal(amount), requestid }, WirePosition).pipe(
        Effect.map(positionOf),
      ),
  })
