import { subtract, sum } from 'effect/BigDecimal'
import { type Decimal, zero } from '../../../domain/money/decimal.ts'
import type { OrderTerms } from '../../../domain/orders/order.ts'
import { sellable, type Sellable } from '../../../domain/orders/sellable.ts'
import { validateOrder } from '../../../domain/orders/validateOrder.ts'
import { publicCode, type Violation, type WarningCode } from '../../../domain/orders/violation.ts'
import { type FailureCodeOf } from '../../platform/contract/operations.ts'
import { isRejection } from '../../platform/rejection/rejection.ts'
import type { DayTradeOpening } from './dayTrade.ts'
import type { OrderFacts } from './orderFacts.ts'
import type { OrderRequest } from './orderRequest.ts'
import type { MarketView } from './view.ts'

export type OrderFailure = FailureCodeOf<'/trade/order'>

/** What stands in an order's way or is worth a word, in the order in which the contract answers it. */
export interface Finding {
  readonly field: 'code' | 'direction' | 'price' | 'quantity' | 'leverage' | 'positionid'
  readonly code: OrderFailure | WarningCode
  readonly severity: 'error' | 'warning'
}

const findingOf = ({ code, field, severity }: Violation): Finding => ({
  field: field === 'instrument' ? 'code' : field,
  code: publicCode(code),
  severity,
})

/** The part of the position that an order may close: without locked purchases and the quantity that other orders reserve. */
export const sellableOf = (
  position: NonNullable<OrderFacts['position']>,
  { instrument, market }: MarketView,
  now: Date,
): Sellable | undefined => {
  // A day trade is over before the day is: neither wait applies. Source: RULES.md, day trading.
  if (position.direction === 'short' || position.square_off_at !== null) return undefined
  const gone = sum(position.closed, sum(position.closing, position.lent))
  return sellable(market, instrument, position.purchases, gone, now.getTime())
}

/** The order as it counts: one that closes has its position's leverage. */
export const termsOf = ({ terms }: OrderRequest, { position }: OrderFacts): OrderTerms =>
  position === undefined ? terms : { ...terms, leverage: position.leverage }

/** The unreserved quantity of its position. */
export const heldOf = ({ position }: OrderFacts): Decimal =>
  position === undefined ? zero : subtract(position.quantity, sum(position.closing, position.lent))

const isAboutTheOrderItself = ({ code, severity }: Violation): boolean =>
  severity === 'error' && code !== 'above-position' && code !== 'insufficient-available-balance'

const ABOUT_THE_ACCOUNT = new Set<Finding['field']>(['code', 'direction', 'leverage'])

/** With why no day trade can be opened, where the contract answers it: after the margin, before the quantity. */
const withDayTrade = (findings: ReadonlyArray<Finding>, dayTrade: DayTradeOpening | undefined) => {
  if (!isRejection(dayTrade)) return findings
  const refused: Finding = { field: 'code', code: dayTrade.code, severity: 'error' }
  const before = findings.filter(({ field }) => ABOUT_THE_ACCOUNT.has(field))
  return [...before, refused, ...findings.filter((finding) => !before.includes(finding))]
}

/** Everything that speaks against an order now. Source: RULES.md, orders. */
export const checkOrder = (
  request: OrderRequest,
  facts: OrderFacts,
  view: MarketView,
  now: Date,
  dayTrade: DayTradeOpening | undefined,
): ReadonlyArray<Finding> => {
  const { available, marginEnabled, position } = facts
  const terms = termsOf(request, facts)
  const able = position && sellableOf(position, view, now)
  const violations = validateOrder(terms, {
    ...view,
    listed: true,
    available,
    marginEnabled,
    held: heldOf(facts),
    ...(able && { sellable: able }),
  })
  const isMissing = terms.action === 'close' && position === undefined
  if (!isMissing) return withDayTrade(violations.map(findingOf), dayTrade)
  const missing: Finding = { field: 'positionid', code: 'position-not-found', severity: 'error' }
  return [...violations.filter(isAboutTheOrderItself).map(findingOf), missing]
}
