import { Schema, Struct } from 'effect'
import { type Decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import type { Protection } from '../../../domain/orders/protection.ts'
import type { ProtectionChange, ProtectionRecord } from '../../../ports/Positions.protection.ts'
import type { Fill, OrderPreview, PlacedOrder } from '../../../ports/Orders.ts'
import { textOrNull, WireAmount, WireCurrencyText, WireFigure, WireTime, WireTimeOrNone } from '../figures.ts'
import { listingFields, listingNames } from '../quotes/quoteRecords.ts'
import { WireFeeName } from '../names.ts'
import { WireDecimal } from '../wire.ts'

export const WireProtection = Schema.Struct({
  state: Schema.Literals(['waiting', 'active', 'triggered', 'ended']),
  stoploss: WireDecimal,
  stoplimit: WireDecimal,
  takeprofit: WireDecimal,
  trailamount: WireDecimal,
  trailpercent: WireDecimal,
  trailprice: WireDecimal,
  stopnow: WireDecimal,
  side: Schema.Literals(['', 'stop-loss', 'trailing-stop', 'take-profit']),
  triggerprice: WireDecimal,
  triggertime: WireTimeOrNone,
  updatetime: WireTime,
})

const trailOf = (amount: Decimal | null, percent: Decimal | null): Pick<Protection, 'trail'> => {
  if (amount) return { trail: { unit: 'amount', distance: amount } }
  return percent ? { trail: { unit: 'percent', distance: percent } } : {}
}

export const protectionOf = (row: (typeof WireProtection)['Type']): ProtectionRecord => ({
  state: row.state,
  terms: {
    ...(row.stoploss && { stop: row.stoploss }),
    ...(row.stoplimit && { stopLimit: row.stoplimit }),
    ...(row.takeprofit && { takeProfit: row.takeprofit }),
    ...trailOf(row.trailamount, row.trailpercent),
  },
  trailPrice: row.trailprice,
  stopNow: row.stopnow,
  side: row.side === '' ? null : row.side,
  triggerPrice: row.triggerprice,
  triggeredAt: row.triggertime,
  updatedAt: row.updatetime,
})

export const WireProtectionChange = Schema.Struct({
  time: WireTime,
  change: Schema.Literals(['set', 'triggered', 'ended']),
  stoploss: WireDecimal,
  takeprofit: WireDecimal,
  trailamount: WireDecimal,
  trailpercent: WireDecimal,
  side: Schema.Literals(['', 'stop-loss', 'trailing-stop', 'take-profit']),
  triggerprice: WireDecimal,
})

/** A change; none where a trigger has neither side nor price. */
export const protectionChangesOf = (row: (typeof WireProtectionChange)['Type']): ReadonlyArray<ProtectionChange> => {
  const { change, side, stoploss, takeprofit, time: at, trailamount, trailpercent, triggerprice } = row
  if (change === 'ended') return [{ at, is: 'ended' }]
  if (change === 'triggered')
    return side === '' || triggerprice === null ? [] : [{ at, is: 'triggered', side, price: triggerprice }]
  const terms = {
    ...(stoploss && { stop: stoploss }),
    ...(takeprofit && { takeProfit: takeprofit }),
    ...trailOf(trailamount, trailpercent),
  }
  return [{ at, is: 'set', terms }]
}

const text = (price: Decimal | undefined): string | undefined => price && formatDecimal(price)

/** The fields of a protection in a form; none where there is nothing. */
export const formProtection = ({ stop, stopLimit, takeProfit, trail }: Protection = {}) => ({
  stoploss: text(stop),
  stoplimit: text(stopLimit),
  takeprofit: text(takeProfit),
  trailamount: trail?.unit === 'amount' ? text(trail.distance) : undefined,
  trailpercent: trail?.unit === 'percent' ? text(trail.distance) : undefined,
})

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
  triggerprice: Schema.optionalKey(WireDecimal),
  protection: Schema.optionalKey(WireProtection),
  squareofftime: WireTimeOrNone,
})

export const orderOf = ({
  protection,
  timeinforce = 'day',
  triggerprice = null,
  ...row
}: (typeof WireOrder)['Type']): PlacedOrder => ({
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
  ...(triggerprice && { triggerPrice: triggerprice }),
  ...(protection && { protection: protectionOf(protection) }),
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
      field: Schema.Literals([
        'code',
        'direction',
        'price',
        'quantity',
        'leverage',
        'positionid',
        'gooduntil',
        'stoploss',
        'stoplimit',
        'takeprofit',
        'trailamount',
      ]),
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
