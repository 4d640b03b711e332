import { normalize } from 'effect/BigDecimal'
import { omit } from 'effect/Struct'
import { dayLabel, parseDay } from '../../../domain/calendar/day.ts'
import { type Decimal, decimal, formatDecimal, shortText } from '../../../domain/money/decimal.ts'
import type { OrderTerms } from '../../../domain/orders/order.ts'
import { isEmpty, isWellFormed, type Protection } from '../../../domain/orders/protection.ts'
import type { Body } from '../../platform/contract/operations.ts'
import { fingerprintOf, isFingerprintOf } from '../../platform/idempotency/fingerprint.ts'
import { isRejection, reject, type Rejection } from '../../platform/rejection/rejection.ts'

/** The fields of `/trade/order` and `/trade/orderpreview`. */
export type OrderForm = Omit<Body<'/trade/order'>, 'clientorderid'>

const PROTECTION_FIELDS = ['stoploss', 'stoplimit', 'takeprofit', 'trailamount', 'trailpercent'] as const

/** The fields of a protection in a form. */
export type ProtectionForm = Pick<OrderForm, (typeof PROTECTION_FIELDS)[number]>

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
  const { code, daytrade, gooduntil, leverage = '1', ordertype, positionid, price, quantity, ...more } = form
  const { timeinforce = 'day', ...others } = more
  // The fields that have the same name in the terms; one that the terms lack does not compile.
  const same: Pick<OrderTerms, Exclude<keyof typeof others, keyof ProtectionForm>> = omit(others, PROTECTION_FIELDS)
  const { action } = same
  if ((ordertype === 'limit') !== (price !== undefined)) return reject('invalid-parameters', '/price')
  if ((action === 'close') !== (positionid !== undefined)) return reject('invalid-parameters', '/positionid')
  const goodUntil = gooduntil === undefined ? undefined : parseDay(gooduntil)
  if (gooduntil !== undefined && goodUntil === undefined) return reject('invalid-parameters', '/gooduntil')
  const terms: OrderTerms = {
    ...same,
    type: ordertype,
    timeInForce: timeinforce,
    ...(goodUntil !== undefined && { goodUntil }),
    quantity: normalize(decimal(quantity)),
    ...(price !== undefined && { price: normalize(decimal(price)) }),
    leverage: action === 'close' ? 1 : Number.parseInt(leverage, 10),
  }
  const protection = readProtection(form)
  if (isRejection(protection)) return protection
  if (action === 'close' && protection) return reject('invalid-parameters', '/stoploss')
  const isDayTrade = action === 'open' && daytrade === '1'
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
