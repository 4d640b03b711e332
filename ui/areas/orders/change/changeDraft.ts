import { subtract, sum } from 'effect/BigDecimal'
import { heldForRest, keepsPlace } from '../../../../domain/orders/amendment.ts'
import { compare, type Decimal, isSame, zero } from '../../../../domain/money/decimal.ts'
import { formatPrice } from '../../../../domain/money/format.ts'
import type { OrderTerms } from '../../../../domain/orders/order.ts'
import { reservePrice } from '../../../../domain/orders/orderPrices.ts'
import { protectedFrom, protectionFindings } from '../../../../domain/orders/protection.ts'
import { type OrderField, validateOrder } from '../../../../domain/orders/validateOrder.ts'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import { priceStep } from '../../markets/listing.ts'
import { type Draft, readDraft } from '../ticket/enter/draft.ts'
import type { TradableInstrument } from '../ticket/estimate.ts'
import type { AccountState, Finding } from '../ticket/findings/findings.ts'

/** The typed price and quantity. The quantity is the whole one, the filled part included. */
export type ChangeDraft = Pick<Draft, 'price' | 'quantity'>

/** What is known beside the order. */
export interface ChangeContext extends TradableInstrument {
  readonly standing: Pick<AccountState, 'trading' | 'opensAt' | 'prices' | 'available'>
  /** For an order that closes: what of its position no order claims yet; null where not known. */
  readonly closable: Decimal | null
}

/** The fields that differ from the order. */
export interface Change {
  readonly price?: Decimal
  readonly quantity?: Decimal
}

/** A change that was typed, and its problems. */
export interface ReadChange {
  /** Null where no field differs, or a figure is missing. */
  readonly change: Change | null
  readonly findings: ReadonlyArray<Finding>
}

/** An order after a change, as the review shows it. */
export interface ChangeReview {
  readonly price: Decimal | undefined
  readonly quantity: Decimal
  /** Money held afterwards; undefined where it cannot be calculated. */
  readonly held: Decimal | undefined
  readonly keepsPlace: boolean
}

/** The form of a change as it opens: the price and the quantity of the order, as fields write them. */
export const draftOf = (order: PlacedOrder, lot: Decimal): ChangeDraft => ({
  price: order.price ? formatPrice(order.price, priceStep(order.decimals)) : '',
  quantity: formatPrice(order.quantity, lot),
})

/** The form after its order was changed elsewhere: what the customer has not touched follows the order. */
export const followOrder = (draft: ChangeDraft, before: PlacedOrder, now: PlacedOrder, lot: Decimal): ChangeDraft => {
  const [was, is] = [draftOf(before, lot), draftOf(now, lot)]
  if (was.price === is.price && was.quantity === is.quantity) return draft
  return {
    price: draft.price === was.price ? is.price : draft.price,
    quantity: draft.quantity === was.quantity ? is.quantity : draft.quantity,
  }
}

/** The field that a refusal of the server is about; the instrument where it is about neither. */
export const fieldOf = (code: string): OrderField =>
  AT_PRICE.has(code) ? 'price' : AT_QUANTITY.has(code) ? 'quantity' : 'instrument'

const AT_PRICE = new Set(['off-tick', 'price-limit-exceeded', 'price-against-protection'])
const AT_QUANTITY = new Set([
  'below-one-lot',
  'not-whole-lots',
  'above-largest-order',
  'below-filled-quantity',
  'above-position',
  'sell-blocked-t1',
  'sell-blocked-15-minutes',
  'insufficient-available-balance',
])

/** The findings of a new order with which the server also refuses a change. Source: RULES.md, orders. */
const COUNTED = new Set<Finding['code']>([
  'trading-halted',
  'non-trading-time',
  'price-not-obtained',
  'quantity-required',
  'below-one-lot',
  'not-whole-lots',
  'above-largest-order',
  'price-required',
  'off-tick',
  'price-limit-exceeded',
  'above-position',
  'fills-at-once',
  'far-from-market',
  'nobody-opposite',
])

const termsOf = (draft: ChangeDraft, order: PlacedOrder, { instrument }: ChangeContext) =>
  readDraft(
    { ...draft, direction: order.direction, type: order.type, leverage: order.leverage },
    order.action,
    instrument,
  )

/** What the changed order holds. Its reserve price is known only where it follows from the limit. */
const heldAfter = (order: PlacedOrder, terms: OrderTerms, { instrument, market, standing }: ChangeContext) => {
  if (order.action === 'close') return order.held
  const { prices } = standing
  const { price, quantity } = terms
  const isMoved = price !== undefined && order.price !== null && !isSame(price, order.price)
  const hasLimitAsReserve = order.direction === 'long' && price !== undefined
  if (prices === null || !(isMoved || hasLimitAsReserve)) return undefined
  return heldForRest(order, market, subtract(quantity, order.filled), reservePrice(instrument, terms, prices))
}

/** Whether what protects the position of the order would be on the wrong side of a new limit. Source: RULES.md, protective orders. */
const isAgainstProtection = (
  { action, direction, price: before, protection }: PlacedOrder,
  price: Decimal | undefined,
  { instrument, standing }: ChangeContext,
): boolean => {
  if (action === 'close' || !price || !before || isSame(price, before) || !standing.prices) return false
  if (protection === undefined || protection.state === 'ended') return false
  const from = protectedFrom(direction, standing.prices.last, price)
  return protectionFindings(protection.terms, direction, instrument.ticks, from).length > 0
}

/** Checks the money only for what the change holds beyond what the order holds already. */
const shortfallOf = (
  order: PlacedOrder,
  held: Decimal | undefined,
  available: Decimal | null,
): ReadonlyArray<Finding> => {
  if (held === undefined || available === null) return []
  const needed = subtract(held, order.held)
  const shortfall = subtract(needed, available)
  if (needed.value <= 0n || shortfall.value <= 0n) return []
  return [
    { field: 'quantity', code: 'insufficient-available-balance', severity: 'error', params: { needed, shortfall } },
  ]
}

/** Reads a change and checks it by the rules of a new order; its own reserve and claim are free for it. */
export const readChange = (draft: ChangeDraft, order: PlacedOrder, context: ChangeContext): ReadChange => {
  const { terms, unreadable } = termsOf(draft, order, context)
  const { instrument, market, standing } = context
  const { price, quantity } = terms
  const rest = subtract(quantity, order.filled)
  const own = subtract(order.quantity, order.filled)
  const violations = validateOrder(
    { ...terms, quantity: order.action === 'open' || quantity.value === 0n ? quantity : rest },
    {
      instrument,
      market,
      listed: true,
      trading: standing.trading,
      opensAt: standing.opensAt ?? undefined,
      prices: standing.prices ?? undefined,
      available: zero,
      marginEnabled: true,
      held: context.closable ? sum(context.closable, own) : quantity,
    },
  )
  const illegible = new Set<string>(unreadable.map(({ field }) => field))
  const isBelowFilled = quantity.value > 0n && compare(quantity, order.filled) <= 0
  const found: ReadonlyArray<Finding> = [
    ...unreadable.map((one) => ({ ...one, severity: 'error', params: null }) as const),
    ...(isBelowFilled
      ? [{ field: 'quantity', code: 'below-filled-quantity', severity: 'error', params: null } as const]
      : []),
    ...(!illegible.has('price') && isAgainstProtection(order, price, context)
      ? [{ field: 'price', code: 'price-against-protection', severity: 'error', params: null } as const]
      : []),
    ...violations.filter(
      ({ code, field }) => COUNTED.has(code) && !illegible.has(field) && !(isBelowFilled && field === 'quantity'),
    ),
  ]
  const isSound = !found.some(({ severity, field }) => severity === 'error' && field !== 'instrument')
  const findings = isSound
    ? [...found, ...shortfallOf(order, heldAfter(order, terms, context), standing.available)]
    : found
  const isComplete = unreadable.length === 0 && quantity.value > 0n && (order.type === 'market' || price !== undefined)
  const change: Change = {
    ...(price && order.price && !isSame(price, order.price) && { price }),
    ...(!isSame(quantity, order.quantity) && { quantity }),
  }
  return { change: isComplete && (change.price ?? change.quantity) ? change : null, findings }
}

/** The order as it would be after the change. */
export const reviewOf = (draft: ChangeDraft, order: PlacedOrder, context: ChangeContext): ChangeReview => {
  const { terms } = termsOf(draft, order, context)
  const before = { price: order.price ?? undefined, quantity: order.quantity }
  const after = { price: terms.price, quantity: terms.quantity }
  return { ...after, held: heldAfter(order, terms, context), keepsPlace: keepsPlace(before, after) }
}
