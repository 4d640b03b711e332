import { Schema } from 'effect'
import { isFailure, isSuccess } from 'effect/Result'
import { type Decimal, zero } from '../../../../../domain/money/decimal.ts'
import { tickDecimals } from '../../../../../domain/money/format.ts'
import { type FigureProblem, parseFigure } from '../../../../../domain/money/parse.ts'
import { ladderDecimals } from '../../../../../domain/markets/allowedPrices.ts'
import type { Tradable } from '../../../../../domain/markets/market.ts'
import type { DayNumber } from '../../../../../domain/calendar/day.ts'
import {
  type Direction,
  DIRECTIONS,
  ORDER_ACTIONS,
  ORDER_TYPES,
  type OrderType,
  TIME_IN_FORCES,
  type TimeInForce,
} from '../../../../../domain/contract/enumerations.ts'
import { isImmediate, type OrderAction, type OrderTerms } from '../../../../../domain/orders/order.ts'
import type { Protection } from '../../../../../domain/orders/protection.ts'
import type { NewOrder } from '../../../../../ports/Orders.ts'
import { ExactDecimal } from '../../../../data/intent/exactDecimal.ts'
import type { ProtectDraft } from '../../protection/protectDraft.ts'

/** Every field of a type, so that none is lost on the device. */
export type Complete<T> = Readonly<Record<keyof T, unknown>>

const Figure = Schema.optionalKey(ExactDecimal)

/** What protects a position, as it is kept on the device. */
export const ProtectionForm = Schema.Struct({
  stop: Figure,
  stopLimit: Figure,
  takeProfit: Figure,
  trail: Schema.optionalKey(Schema.Struct({ unit: Schema.Literals(['amount', 'percent']), distance: ExactDecimal })),
} satisfies Complete<Protection>)

/** An order that was sent, as it is kept on the device until its answer is known. */
export const OrderForm = Schema.Struct({
  code: Schema.String,
  action: Schema.Literals(ORDER_ACTIONS),
  direction: Schema.Literals(DIRECTIONS),
  type: Schema.Literals(ORDER_TYPES),
  timeInForce: Schema.Literals(TIME_IN_FORCES),
  goodUntil: Schema.optionalKey(Schema.Int),
  protection: Schema.optional(ProtectionForm),
  quantity: ExactDecimal,
  price: Figure,
  leverage: Schema.Int,
  positionId: Schema.optional(Schema.String),
  isDayTrade: Schema.optional(Schema.Boolean),
} satisfies Complete<NewOrder>)

/** The state of the order form: figures as typed. */
export interface Draft {
  readonly direction: Direction
  readonly type: OrderType
  readonly price: string
  readonly quantity: string
  readonly leverage: number
  /** What the order carries beyond them, as the part that the customer opened made it; absent before. */
  readonly extras?: Extras
}

/** What an order may carry beyond its price and quantity, with the typed form that it was read from. */
export interface Extras {
  readonly form: ProtectDraft
  readonly timeInForce: TimeInForce
  readonly goodUntil?: DayNumber
  /** Absent where nothing protects; null while the form cannot be read. */
  readonly protection?: Protection | null
}

/** A field whose text cannot be read as a figure. */
export interface Unreadable {
  readonly field: 'price' | 'quantity'
  readonly code: Exclude<FigureProblem, 'empty'>
}

export interface Reading {
  readonly terms: OrderTerms
  readonly unreadable: ReadonlyArray<Unreadable>
}

const problem = (field: Unreadable['field'], read: ReturnType<typeof parseFigure>): ReadonlyArray<Unreadable> =>
  isFailure(read) && read.failure !== 'empty' ? [{ field, code: read.failure }] : []

/** How long an order waits; a market order does not wait for days. Source: RULES.md, orders. */
export const validityOf = ({ extras, type }: Draft): Pick<OrderTerms, 'timeInForce' | 'goodUntil'> => {
  const { goodUntil, timeInForce = 'day' } = extras ?? {}
  if (type === 'market' && !isImmediate(timeInForce)) return { timeInForce: 'day' }
  return { timeInForce, ...(goodUntil !== undefined && { goodUntil }) }
}

/** The terms of a draft. A figure that is missing or cannot be read is zero (quantity) or absent (price). */
export const readDraft = (draft: Draft, action: OrderAction, { ticks, lot }: Tradable): Reading => {
  const price = parseFigure(draft.price, { decimals: ladderDecimals(ticks) })
  const quantity = parseFigure(draft.quantity, { decimals: tickDecimals(lot) })
  const limit = draft.type === 'limit'
  return {
    terms: {
      action,
      direction: draft.direction,
      type: draft.type,
      ...validityOf(draft),
      leverage: draft.leverage,
      quantity: isSuccess(quantity) ? quantity.success : zero,
      ...(limit && isSuccess(price) && { price: price.success }),
    },
    unreadable: [...(limit ? problem('price', price) : []), ...problem('quantity', quantity)],
  }
}

/** The order of the terms; null while a figure is missing. */
export const orderOf = (
  { terms, unreadable }: Reading,
  code: string,
  positionId: string | undefined,
  isDayTrade = false,
  protection?: Protection | null,
): NewOrder | null => {
  const priced = terms.type === 'market' || (terms.price !== undefined && terms.price.value > 0n)
  if (unreadable.length > 0 || terms.quantity.value <= 0n || !priced) return null
  return {
    ...terms,
    code,
    ...(positionId !== undefined && { positionId }),
    ...(isDayTrade && { isDayTrade }),
    ...(protection && { protection }),
  }
}

/** The parsed figure of a text; undefined while it cannot be read. */
export const figureIn = (text: string, step: Decimal): Decimal | undefined => {
  const read = parseFigure(text, { decimals: tickDecimals(step) })
  return isSuccess(read) ? read.success : undefined
}
