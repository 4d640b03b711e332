import { subtract, sum } from 'effect/BigDecimal'
import { type Decimal, zero } from '../../../domain/money/decimal.ts'
import type { OrderTerms } from '../../../domain/orders/order.ts'
import type { Sellable } from '../../../domain/orders/sellable.ts'
import { validateOrder } from '../../../domain/orders/validateOrder.ts'
import { publicCode, type Violation, type WarningCode } from '../../../domain/orders/violation.ts'
import { type FailureCodeOf } from '../../platform/contract/operations.ts'
import { isRejection } from '../../platform/rejection/rejection.ts'
import { closableNow } from '../positions/storedPosition.ts'
import type { DayTradeOpening } from './dayTrade.ts'
import type { OrderFacts } from './orderFacts.ts'
import type { OrderRequest } from './orderRequest.ts'
import type { MarketView } from './view.ts'

export type OrderFailure = FailureCodeOf<'/trade/order'>

/** The errors and warnings of an order, in the order in which the contract reports them. */
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

/** The part of its position that the order may close; undefined where it closes none. */
export const sellableOf = ({ position }: OrderFacts, now: Date): Sellable | undefined =>
  position && closableNow(position, position.purchases, now)

/** The effective terms of an order: one that closes has its position's leverage. */
export const termsOf = ({ terms }: OrderRequest, { position }: OrderFacts): OrderTerms =>
  position === undefined ? terms : { ...terms, leverage: position.leverage }

/** The unreserved quantity of its position. */
export const heldOf = ({ position }: OrderFacts): Decimal =>
  position === undefined ? zero : subtract(position.quantity, sum(position.closing, position.lent))

const isAboutTheOrderItself = ({ code, severity }: Violation): boolean =>
  severity === 'error' && code !== 'above-position' && code !== 'insufficient-available-balance'

const ABOUT_THE_ACCOUNT = new Set<Finding['field']>(['code', 'direction', 'leverage'])

/**
 * Inserts why no day trade can be opened at its place in the contract's order: after the margin, before the quantity.
 */
const withDayTrade = (findings: ReadonlyArray<Finding>, dayTrade: DayTradeOpening | undefined) => {
  if (!isRejection(dayTrade)) return findings
  const refused: Finding = { field: 'code', code: dayTrade.code, severity: 'error' }
  const before = findings.filter(({ field }) => ABOUT_THE_ACCOUNT.has(field))
  return [...before, refused, ...findings.filter((finding) => !before.includes(finding))]
}

/** All findings against an order now. Source: RULES.md, orders. */
export const checkOrder = (
  request: OrderRequest,
  facts: OrderFacts,
  view: MarketView,
  now: Date,
  dayTrade: DayTradeOpening | undefined,
): ReadonlyArray<Finding> => {
  const { available, marginEnabled, position } = facts
  const terms = termsOf(request, facts)
  const able = sellableOf(facts, now)
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
