import { subtract, sum } from 'effect/BigDecimal'
import { DAY_TRADE_MARKETS, isOpenForDayTrades, squareOffAt } from '../../../domain/daytrade/dayTrading.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import {
  protectedFrom,
  type Protection,
  type ProtectionCode,
  type ProtectionField,
  protectionFindings,
} from '../../../domain/orders/protection.ts'
import { type Decimal, zero } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import { type Direction, type OrderTerms, timeInForceProblem } from '../../../domain/orders/order.ts'
import type { Sellable } from '../../../domain/orders/sellable.ts'
import {
  validateOrder,
  isWarningCode,
  publicCode,
  type Violation,
  type WarningCode,
} from '../../../domain/orders/validateOrder.ts'
import { listingsOf } from '../../market/listing/listings.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { type FailureCodeOf } from '../../platform/contract/operations.ts'
import { isRejection, reject, type Rejection } from '../../platform/rejection/rejection.ts'
import { closableNow } from '../positions/storedPosition.ts'
import type { GoodOrder } from './acceptOrder.ts'
import { MOST_OF_DAY, MOST_WAITING, type OrderFacts } from './orderFacts.ts'
import { isOrderFingerprint, orderFingerprint, type OrderRequest } from './orderRequest.ts'
import type { OrderRow } from './tables.ts'
import { type MarketView, viewOf } from './view.ts'

export type OrderFailure = FailureCodeOf<'/trade/order'>

/** The fields of a form by those of the rules. */
const FIELDS = {
  stop: 'stoploss',
  stopLimit: 'stoplimit',
  takeProfit: 'takeprofit',
  trail: 'trailamount',
} as const satisfies Readonly<Record<ProtectionField, string>>

interface WrongProtection {
  readonly field: (typeof FIELDS)[ProtectionField]
  readonly code: ProtectionCode
}

/** The findings about a protection at the current prices; none where there is no price. */
export const wrongProtection = (
  protection: Protection,
  { direction, price }: { readonly direction: Direction; readonly price?: Decimal | undefined },
  { instrument, prices }: Pick<MarketView, 'instrument' | 'prices'>,
): ReadonlyArray<WrongProtection> => {
  if (prices === undefined) return []
  const from = protectedFrom(direction, prices.last, price)
  return protectionFindings(protection, direction, instrument.ticks, from).map(({ code, field }) => ({
    field: FIELDS[field],
    code,
  }))
}

/** The errors and warnings of an order, in the order in which the contract reports them. */
export interface Finding {
  readonly field:
    | 'code'
    | 'direction'
    | 'price'
    | 'quantity'
    | 'leverage'
    | 'positionid'
    | 'gooduntil'
    | WrongProtection['field']
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

/** How many instruments of each market count as liquid enough. */
const ELIGIBLE = 12

/** The instruments of a market that can be day traded. Source: RULES.md, day trading. */
export const eligibleIn = (market: Instrument['market']): ReadonlyArray<Instrument> =>
  DAY_TRADE_MARKETS.some((one) => one === market)
    ? listingsOf(market)
        .slice(0, ELIGIBLE)
        .map(({ instrument }) => instrument)
    : []

type DayTradeFailure = 'day-trading-not-eligible' | 'day-trading-not-approved' | 'day-trading-over'

/** When a day trade that is opened now is squared off, or why none can be opened. */
export type DayTradeOpening = Date | Rejection<DayTradeFailure>

/** Undefined for an order that opens no day trade. Source: RULES.md, day trading. */
export const openDayTrade = (
  { isDayTrade }: OrderRequest,
  { mayDayTrade }: Pick<OrderFacts, 'mayDayTrade'>,
  instrument: Instrument,
  now: Date,
): DayTradeOpening | undefined => {
  if (!isDayTrade) return undefined
  if (!eligibleIn(instrument.market).some(({ code }) => code === instrument.code))
    return reject('day-trading-not-eligible', '/code')
  if (!mayDayTrade) return reject('day-trading-not-approved', '/code')
  const { calendar } = instrument
  if (!isOpenForDayTrades(calendar, now.getTime())) return reject('day-trading-over', '/code')
  return new Date(squareOffAt(calendar, now.getTime()))
}

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

/** What is checked last: the position, the money, and what only warns. */
const CHECKED_LAST = new Set<Finding['code']>([
  'position-not-found',
  'above-position',
  'sell-blocked-t1',
  'sell-blocked-15-minutes',
  'insufficient-available-balance',
  'fills-at-once',
  'far-from-market',
  'nobody-opposite',
])

/** Inserts the findings about what the terms name beyond price and quantity, at their place in the contract's order. */
const withTerms = (
  findings: ReadonlyArray<Finding>,
  { isDayTrade, protection, terms }: OrderRequest,
  view: MarketView,
  now: Date,
): ReadonlyArray<Finding> => {
  const problem = timeInForceProblem(terms, view.instrument.calendar, now.getTime(), isDayTrade)
  const wrong = protection ? wrongProtection(protection, terms, view) : []
  if (problem === undefined && wrong.length === 0) return findings
  const code = problem === 'time-in-force-not-offered' ? 'invalid-parameters' : problem
  const isLast = (finding: Finding) => CHECKED_LAST.has(finding.code)
  const found: ReadonlyArray<Finding> = [
    ...(code === undefined ? [] : [{ field: 'gooduntil', code, severity: 'error' } as const]),
    ...wrong.map((one) => ({ ...one, severity: 'error' }) as const),
  ]
  return [...findings.filter((finding) => !isLast(finding)), ...found, ...findings.filter(isLast)]
}

const checkPlain = (
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

/** All findings against an order now. Source: RULES.md, orders. */
export const checkOrder = (
  request: OrderRequest,
  facts: OrderFacts,
  view: MarketView,
  now: Date,
  dayTrade: DayTradeOpening | undefined,
): ReadonlyArray<Finding> => withTerms(checkPlain(request, facts, view, now, dayTrade), request, view, now)

/** A customer's order of a listed instrument. */
export interface NewOrder {
  readonly customerId: string
  /** The id that the client made; an account uses it for one order only. */
  readonly clientOrderId: string
  readonly request: OrderRequest
  readonly currency: Currency
  readonly now: Date
}

/** The order that a client's id created before. */
export type Made = NonNullable<OrderFacts['made']>

const isRefusal = (finding: Finding): finding is Finding & { readonly code: OrderFailure } =>
  !isWarningCode(finding.code)

/** An order that was accepted, after which the first attempt to fill it follows. */
export interface Accepted {
  readonly accepted: OrderRow
  readonly view: MarketView
}

/** The outcome of an order: accepted, made before by its id, or refused. */
export type Outcome = Accepted | { readonly before: Made } | Rejection<OrderFailure>

/** A repetition of an order; other fields with the same id are an error of the client. */
export const repeatOf = <M extends Pick<Made, 'fingerprint'>>(
  made: M,
  request: OrderRequest,
): M | Rejection<'request-id-reused'> =>
  isOrderFingerprint(made.fingerprint, request) ? made : reject('request-id-reused', '/clientorderid')

/** Checks an order that was not made before. The first failure in the contract's order. */
export const judgeOrder = (
  { market }: Broker,
  { clientOrderId, customerId, now, request }: NewOrder,
  facts: OrderFacts,
): GoodOrder | Rejection<OrderFailure> => {
  const view = viewOf(market, request.code, now.getTime(), facts.overrides)
  if (view === undefined) return reject('product-not-found', '/code')
  const dayTrade = openDayTrade(request, facts, view.instrument, now)
  const wrong = checkOrder(request, facts, view, now, dayTrade).find(isRefusal)
  if (wrong) return reject(wrong.code, `/${wrong.field}`)
  const { prices } = view
  if (prices === undefined) return reject('price-not-obtained', '/code')
  if (facts.waiting >= MOST_WAITING) return reject('too-many-pending-orders', '/code')
  if (facts.ofDay >= MOST_OF_DAY) return reject('submitted-too-frequently', '/code')
  return {
    customerId,
    clientOrderId,
    view,
    prices,
    fingerprint: orderFingerprint(request),
    terms: termsOf(request, facts),
    protection: request.protection,
    position: facts.position,
    squareOffAt: isRejection(dayTrade) ? undefined : dayTrade,
    at: now,
  }
}
