import { Schema, Struct } from 'effect'
import type { ClosedPosition, PositionRecord } from '../../../ports/Positions.ts'
import { textOrNull, WireAmount, WireTimeOrNone } from '../figures.ts'
import { listingFields, listingNames } from '../quotes/quoteRecords.ts'
import { WireDecimal } from '../wire.ts'
import { protectionChangesOf, protectionOf, WireProtection, WireProtectionChange } from '../orders/orderRecords.ts'

export const WirePosition = Schema.Struct({
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
  squareofftime: WireTimeOrNone,
  protection: Schema.optionalKey(WireProtection),
  protectionchanges: Schema.optionalKey(Schema.Array(WireProtectionChange)),
})

export const positionOf = ({
  protection,
  protectionchanges,
  ...row
}: (typeof WirePosition)['Type']): PositionRecord => ({
  ...Struct.renameKeys(row, {
    ...listingNames,
    orderid: 'orderId',
    openquantity: 'openedQuantity',
    averagecost: 'averageCost',
    nowprice: 'price',
    marketvalue: 'marketValue',
    yingkui: 'floatingProfit',
    realised: 'realisedProfit',
    writtenoff: 'writtenOff',
    addedmargin: 'addedMargin',
    stopprice: 'stopPrice',
    buyprice: 'buyPrice',
    sellprice: 'sellPrice',
    buytime: 'boughtAt',
    selltime: 'soldAt',
    sellablefrom: 'sellableFrom',
    squareofftime: 'squareOffAt',
  }),
  ...(protection && { protection: protectionOf(protection) }),
  ...(protectionchanges && { protectionChanges: protectionchanges.flatMap(protectionChangesOf) }),
  lockReason: row.lockreason === '' ? null : row.lockreason,
})

export const WireClosed = Schema.Struct({
  positionid: Schema.String,
  orderid: Schema.String,
  code: Schema.String,
  problem: Schema.String,
})

export const closedOf = (row: (typeof WireClosed)['Type']): ClosedPosition => ({
  positionId: row.positionid,
  orderId: textOrNull(row.orderid),
  code: textOrNull(row.code),
  problem: textOrNull(row.problem),
})
