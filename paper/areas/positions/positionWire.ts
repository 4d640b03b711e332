import { max, multiply, subtract } from 'effect/BigDecimal'
import { zero, type Decimal } from '../../../domain/money/decimal.ts'
import { floatingProfitAt } from '../../../domain/positions/position.ts'
import type { Purchase } from '../../../domain/orders/sellable.ts'
import type { Data } from '../../platform/contract/operations.ts'
import type { Overrides } from '../../market/override.ts'
import type { PaperMarket } from '../../market/paperMarket.ts'
import {
  amountText,
  instrumentFields,
  instrumentOf,
  meanText,
  NOTHING,
  priceText,
  quantityText,
} from '../../market/listing/figures.ts'
import { protectionWire } from './protection/storedProtection.ts'
import type { ProtectionRow } from './protection/tables.ts'
import { closableNow, sumsOf } from './storedPosition.ts'
import type { PositionRow } from './tables.ts'

export type WirePosition = Data<'/trade/positioninfo'>

export interface PositionMoment {
  readonly market: PaperMarket
  readonly overrides: Overrides
  readonly now: Date
}

/** What was quoted at a moment: thousands of positions may be of one instrument. */
const quoted = new WeakMap<PositionMoment, Map<string, Decimal | undefined>>()

/** The current price of a code; undefined where there is none. */
export const priceNow = (moment: PositionMoment, code: string): Decimal | undefined => {
  const prices = quoted.get(moment) ?? new Map<string, Decimal | undefined>()
  quoted.set(moment, prices)
  if (!prices.has(code)) prices.set(code, moment.market.quote(code, moment.now.getTime(), moment.overrides)?.price)
  return prices.get(code)
}

/** The value of the held quantity at the current price; undefined where a price is needed and there is none. */
export const valueOf = (
  row: PositionRow,
  price: Decimal | undefined,
): { value: Decimal; profit: Decimal } | undefined => {
  if (row.quantity.value === 0n) return { value: zero, profit: zero }
  return price && { value: multiply(price, row.quantity), profit: floatingProfitAt(sumsOf(row), price) }
}

/** A position as the contract represents it. */
export const positionWire = (
  row: PositionRow,
  purchases: ReadonlyArray<Purchase>,
  moment: PositionMoment,
  protection?: ProtectionRow,
): WirePosition => {
  const instrument = instrumentOf(row.code)
  const amount = (sum: Decimal) => amountText(sum, row.currency)
  const { next, quantity: closable } = closableNow(row, purchases, moment.now)
  const price = priceNow(moment, row.code)
  const now = valueOf(row, price)
  const [opened, closed] = [
    { price: meanText(row.opened_amount, row.opened, instrument), at: row.first_opened_at?.getTime() ?? NOTHING },
    { price: meanText(row.closed_amount, row.closed, instrument), at: row.last_closed_at?.getTime() ?? NOTHING },
  ]
  const [bought, sold] = row.direction === 'long' ? [opened, closed] : [closed, opened]
  return {
    id: row.id,
    orderid: row.id,
    ...instrumentFields(instrument),
    direction: row.direction,
    state: row.state === 'holding' && row.closing.value > 0n ? 'closing' : row.state,
    quantity: quantityText(row.quantity),
    openquantity: quantityText(row.opened),
    closable: quantityText(closable),
    lent: quantityText(row.lent),
    cost: amount(row.cost),
    averagecost: meanText(row.cost, row.quantity, instrument),
    nowprice: priceText(price, instrument),
    marketvalue: now === undefined ? NOTHING : amount(now.value),
    yingkui: now === undefined ? NOTHING : amount(now.profit),
    realised: amount(row.realised),
    writtenoff: amount(row.written_off),
    fees: amount(row.fees),
    leverage: row.leverage,
    margin: amount(row.original_margin),
    addedmargin: amount(max(zero, subtract(row.margin, row.original_margin))),
    stopprice: priceText(row.stop_price, instrument),
    buyprice: bought.price,
    sellprice: sold.price,
    buytime: bought.at,
    selltime: sold.at,
    sellablefrom: next?.until ?? NOTHING,
    lockreason: next?.reason ?? '',
    squareofftime: row.square_off_at?.getTime() ?? NOTHING,
    ...protectionWire(protection, row),
  }
}
