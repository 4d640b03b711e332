import { normalize } from 'effect/BigDecimal'
import { dayLabel, parseDay } from '../../../domain/calendar/day.ts'
import { type Decimal, decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import type { OrderTerms, TimeInForce } from '../../../domain/orders/order.ts'
import { reject, type Rejection } from '../../platform/rejection/rejection.ts'

/** The fields of `/trade/order` and `/trade/orderpreview`. */
export interface OrderForm {
  readonly code: string
  readonly direction: 'long' | 'short'
  readonly action: 'open' | 'close'
  readonly ordertype: 'limit' | 'market'
  readonly price?: string
  readonly quantity: string
  readonly timeinforce?: TimeInForce
  /** A day, as `2026-01-30`. */
  readonly gooduntil?: string
  readonly leverage?: string
  readonly positionid?: string
  readonly daytrade?: '0' | '1'
}

/** A customer's request for an order. An order that closes has its position's leverage, whatever it names. */
export interface OrderRequest {
  readonly code: string
  readonly terms: OrderTerms
  readonly positionId: string | undefined
  /** Opens a day trade. */
  readonly isDayTrade: boolean
}

const bare = (n: Decimal): string => formatDecimal(normalize(n))

/**
 * Reads the form. A limit order, and only a limit order, has a price; an order that closes has a position. The client
 * never sends a market price. Everything else is `invalid-parameters`.
 */
export const readOrder = (form: OrderForm): OrderRequest | Rejection<'invalid-parameters'> => {
  const { action, code, direction, gooduntil, leverage = '1', ordertype, positionid, price, quantity } = form
  if ((ordertype === 'limit') !== (price !== undefined)) return reject('invalid-parameters', '/price')
  if ((action === 'close') !== (positionid !== undefined)) return reject('invalid-parameters', '/positionid')
  const goodUntil = gooduntil === undefined ? undefined : parseDay(gooduntil)
  if (gooduntil !== undefined && goodUntil === undefined) return reject('invalid-parameters', '/gooduntil')
  const terms: OrderTerms = {
    action,
    direction,
    type: ordertype,
    timeInForce: form.timeinforce ?? 'day',
    ...(goodUntil !== undefined && { goodUntil }),
    quantity: normalize(decimal(quantity)),
    ...(price !== undefined && { price: normalize(decimal(price)) }),
    leverage: action === 'close' ? 1 : Number.parseInt(leverage, 10),
  }
  return { code, terms, positionId: positionid, isDayTrade: action === 'open' && form.daytrade === '1' }
}

/** The canonical text of an order: the same client id must have the same one. */
export const fingerprintOf = ({ code, isDayTrade, positionId, terms }: OrderRequest): string => {
  const { action, direction, goodUntil, leverage, price, quantity, timeInForce, type } = terms
  const named = [code, direction, action, type, price ? bare(price) : '', bare(quantity), leverage, positionId ?? '']
  const valid = timeInForce === 'day' ? [] : [timeInForce, goodUntil === undefined ? '' : dayLabel(goodUntil)]
  return [...named, ...(isDayTrade ? ['day'] : []), ...valid].join(' ')
}
