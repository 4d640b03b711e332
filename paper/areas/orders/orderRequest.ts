import { normalize } from 'effect/BigDecimal'
import { dayLabel, parseDay } from '../../../domain/calendar/day.ts'
import { type Decimal, decimal, formatDecimal, shortText } from '../../../domain/money/decimal.ts'
import type { Direction, OrderAction, OrderTerms, OrderType, TimeInForce } from '../../../domain/orders/order.ts'
import { isEmpty, isWellFormed, type Protection } from '../../../domain/orders/protection.ts'
import { fingerprintOf, isFingerprintOf } from '../../platform/idempotency/fingerprint.ts'
import { isRejection, reject, type Rejection } from '../../platform/rejection/rejection.ts'

/** The fields of a protection in a form. */
export interface ProtectionForm {
  readonly stoploss?: string
  readonly stoplimit?: string
  readonly takeprofit?: string
  readonly trailamount?: string
  readonly trailpercent?: string
}

const read = (text: string): Decimal => normalize(decimal(text))

/** Reads the fields of a form; undefined where it has none. Two kinds of stop, or a limit without a stop, are refused. */
export const readProtection = ({
  stoplimit,
  stoploss,
  takeprofit,
  trailamount,
  trailpercent,
}: ProtectionForm): Protection | undefined | Rejection<'invalid-parameters'> => {
  if (trailamount !== undefined && trailpercent !== undefined) return reject('invalid-parameters', '/trailpercent')
  const distance = trailamount ?? trailpercent
  const unit = trailamount === undefined ? 'percent' : 'amount'
  const protection: Protection = {
    ...(stoploss !== undefined && { stop: read(stoploss) }),
    ...(stoplimit !== undefined && { stopLimit: read(stoplimit) }),
    ...(takeprofit !== undefined && { takeProfit: read(takeprofit) }),
    ...(distance !== undefined && { trail: { unit, distance: read(distance) } }),
  }
  if (!isWellFormed(protection)) return reject('invalid-parameters', '/stoploss')
  return isEmpty(protection) ? undefined : protection
}

const textOf = (n: Decimal | undefined): string => (n === undefined ? '' : formatDecimal(n))

/** The canonical text of a protection. */
const protectionText = ({ stop, stopLimit, takeProfit, trail }: Protection): string =>
  [textOf(stop), textOf(stopLimit), textOf(takeProfit), trail?.unit ?? '', textOf(trail?.distance)].join('/')

/** The fields of `/trade/order` and `/trade/orderpreview`. */
export interface OrderForm extends ProtectionForm {
  readonly code: string
  readonly direction: Direction
  readonly action: OrderAction
  readonly ordertype: OrderType
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
  /** What protects the position that the order opens. */
  readonly protection?: Protection
}

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
  const protection = readProtection(form)
  if (isRejection(protection)) return protection
  if (action === 'close' && protection) return reject('invalid-parameters', '/stoploss')
  const isDayTrade = action === 'open' && form.daytrade === '1'
  return { code, terms, positionId: positionid, isDayTrade, ...(protection && { protection }) }
}

const askedIn = (request: OrderRequest) => ({ operation: '/trade/order', fields: request }) as const

/** The fingerprint of an order: the same client id must have the same one. What the form leaves out counts as its default. */
export const orderFingerprint = (request: OrderRequest): string => fingerprintOf(askedIn(request))

/** Whether a fingerprint that was kept is that of an order. */
export const isOrderFingerprint = (kept: string, request: OrderRequest): boolean =>
  isFingerprintOf(kept, askedIn(request), () => firstFingerprintOf(request))

/** The fingerprint of an order before it had a version. Orders are kept for ever. */
const firstFingerprintOf = ({ code, isDayTrade, positionId, protection, terms }: OrderRequest): string => {
  const { action, direction, goodUntil, leverage, price, quantity, timeInForce, type } = terms
  const named = [
    code,
    direction,
    action,
    type,
    price ? shortText(price) : '',
    shortText(quantity),
    leverage,
    positionId ?? '',
  ]
  const valid = timeInForce === 'day' ? [] : [timeInForce, goodUntil === undefined ? '' : dayLabel(goodUntil)]
  return [...named, ...(isDayTrade ? ['day'] : []), ...valid, ...(protection ? [protectionText(protection)] : [])].join(
    ' ',
  )
}
