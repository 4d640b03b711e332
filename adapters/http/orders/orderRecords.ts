import { Schema, Struct } from 'effect'
import type { Fill, OrderPreview, PlacedOrder } from '../../../ports/Orders.ts'
import { textOrNull, WireAmount, WireCurrencyText, WireFigure, WireTime, WireTimeOrNone } from '../figures.ts'
import { listingFields, listingNames } from '../quotes/quoteRecords.ts'
import { WireFeeName } from '../names.ts'
import { WireDecimal } from '../wire.ts'

const WireDirection = Schema.Literals(['long', 'short'])
const WireTimeInForce = Schema.Literals(['day', 'gtc', 'gtd', 'ioc', 'fok'])
const WireAction = Schema.Literals(['open', 'close'])

export const WireOrder = Schema.Struct({
  id: Schema.String,
  clientorderid: Schema.String,
  ...listingFields,
  zone: Schema.String,
  decimals: Schema.Int,
  direction: WireDirection,
  action: WireAction,
  ordertype: Schema.Literals(['limit', 'market']),
  price: WireDecimal,
  quantity: WireFigure,
  filled: WireAmount,
  averageprice: WireDecimal,
  amount: WireAmount,
  leverage: Schema.Int,
  held: WireAmount,
  fees: WireAmount,
  state: Schema.Literals(['pending', 'partlyfilled', 'filled', 'cancelled', 'rejected', 'expired']),
  reason: Schema.String,
  positionid: Schema.String,
  createtime: WireTime,
  updatetime: WireTime,
  expiretime: WireTime,
  timeinforce: Schema.optionalKey(WireTimeInForce),
  squareofftime: WireTimeOrNone,
})

export const orderOf = ({ timeinforce = 'day', ...row }: (typeof WireOrder)['Type']): PlacedOrder => ({
  ...Struct.renameKeys(row, {
    ...listingNames,
    ordertype: 'type',
    averageprice: 'averagePrice',
    createtime: 'createdAt',
    updatetime: 'updatedAt',
    expiretime: 'expiresAt',
    squareofftime: 'squareOffAt',
  }),
  timeInForce: timeinforce,
  clientOrderId: textOrNull(row.clientorderid),
  reason: textOrNull(row.reason),
  positionId: textOrNull(row.positionid),
})

export const WireFill = Schema.Struct({
  id: Schema.String,
  orderid: Schema.String,
  positionid: Schema.String,
  code: Schema.String,
  currency: WireCurrencyText,
  direction: WireDirection,
  action: WireAction,
  price: WireFigure,
  quantity: WireFigure,
  amount: WireFigure,
  fees: WireAmount,
  profit: WireDecimal,
  writtenoff: WireAmount,
  time: WireTime,
})

export const fillOf = (row: (typeof WireFill)['Type']): Fill =>
  Struct.renameKeys(row, { orderid: 'orderId', positionid: 'positionId', writtenoff: 'writtenOff' })

export const WirePreview = Schema.Struct({
  code: Schema.String,
  currency: WireCurrencyText,
  estimateprice: WireDecimal,
  holdprice: WireDecimal,
  amount: WireDecimal,
  fees: Schema.Array(Schema.Struct({ name: WireFeeName, rate: WireDecimal, amount: WireAmount })),
  feetotal: WireDecimal,
  margin: WireDecimal,
  cost: WireDecimal,
  held: WireDecimal,
  proceeds: WireDecimal,
  profit: WireDecimal,
  buyingpower: WireDecimal,
  buyingpowerafter: WireDecimal,
  stopprice: WireDecimal,
  squareofftime: WireTimeOrNone,
  maxquantity: WireDecimal,
  problems: Schema.Array(
    Schema.Struct({
      field: Schema.Literals(['code', 'direction', 'price', 'quantity', 'leverage', 'positionid', 'gooduntil']),
      code: Schema.String,
      severity: Schema.Literals(['error', 'warning']),
    }),
  ),
  time: WireTime,
})

export const previewOf = (row: (typeof WirePreview)['Type']): OrderPreview =>
  Struct.renameKeys(row, {
    estimateprice: 'estimatedPrice',
    holdprice: 'holdPrice',
    feetotal: 'feeTotal',
    buyingpower: 'buyingPower',
    buyingpowerafter: 'buyingPowerAfter',
    stopprice: 'stopPrice',
    squareofftime: 'squareOffAt',
    maxquantity: 'maxQuantity',
  })
