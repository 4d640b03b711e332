import { fromBigInt, make, multiply, subtract, sum } from 'effect/BigDecimal'
import { isOnTick, type TickLadder } from '../markets/allowedPrices.ts'
import { compare, type Decimal, decimal, fitsScale } from '../money/decimal.ts'
import type { AlertKind } from '../contract/enumerations.ts'

export { type AlertKind } from '../contract/enumerations.ts'

/** A price in the instrument's currency for `above` and `below`, per cent of the previous close for `rise` and `fall`. */
export interface AlertTerms {
  readonly kind: AlertKind
  readonly value: Decimal
}

/** The prices of a quote that an alert is compared with, in the instrument's currency. */
export interface AlertPrices {
  readonly last: Decimal
  readonly previousClose: Decimal
}

/** How many alerts may wait: of a customer for one instrument, and of a customer. Source: RULES.md, alerts. */
export const MOST_ALERTS = { ofInstrument: 20, ofCustomer: 100 }

/** Per cent of an alert: from 0.1 to 100, at most two decimals. Source: RULES.md, alerts. */
export const ALERT_PERCENT = { least: decimal('0.1'), most: decimal('100') }

/** Whether the value of an alert is in per cent of the previous close; otherwise it is a price. */
export const isPercent = (kind: AlertKind): boolean => kind === 'rise' || kind === 'fall'

const hundred = fromBigInt(100n)
const perCent = make(1n, 2)

/** The price that meets an alert on a day with this previous close, exact: it may be between two ticks. */
export const alertPrice = ({ kind, value }: AlertTerms, previousClose: Decimal): Decimal => {
  if (!isPercent(kind)) return value
  const points = kind === 'rise' ? sum(hundred, value) : subtract(hundred, value)
  return multiply(multiply(previousClose, points), perCent)
}

/** Whether a price meets an alert. Source: RULES.md, alerts. */
export const isMet = (terms: AlertTerms, { last, previousClose }: AlertPrices): boolean => {
  const order = compare(last, alertPrice(terms, previousClose))
  return terms.kind === 'above' || terms.kind === 'rise' ? order >= 0 : order <= 0
}

/** Whether two alerts of an instrument wait for the same. Source: RULES.md, alerts. */
export const isSameAlert = (one: AlertTerms, other: AlertTerms): boolean =>
  one.kind === other.kind && compare(one.value, other.value) === 0

/** Why an alert cannot be set; undefined where it can. */
export type AlertProblem = 'out-of-range' | 'off-tick' | 'alert-met-already'

/** Whether an alert may be set at the present price: on the grid, within its range, not met yet. Source: RULES.md, alerts. */
export const alertProblem = (terms: AlertTerms, ticks: TickLadder, prices: AlertPrices): AlertProblem | undefined => {
  const { kind, value } = terms
  if (value.value <= 0n) return 'out-of-range'
  if (isPercent(kind)) {
    const isWithin = compare(value, ALERT_PERCENT.least) >= 0 && compare(value, ALERT_PERCENT.most) <= 0
    if (!isWithin || !fitsScale(value, 2)) return 'out-of-range'
  } else if (!isOnTick(ticks, value)) return 'off-tick'
  return isMet(terms, prices) ? 'alert-met-already' : undefined
}
