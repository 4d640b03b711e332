import { subtract } from 'effect/BigDecimal'
import type { MarketPrices } from '../../../../../domain/orders/orderPrices.ts'
import { type Decimal, zero } from '../../../../../domain/money/decimal.ts'
import {
  validateOrder,
  type OrderContext,
  type OrderField,
  type Violation,
} from '../../../../../domain/orders/validateOrder.ts'
import type { Instant } from '../../../../../domain/calendar/zone.ts'
import type { OrderProblem } from '../../../../../ports/Orders.ts'
import type { PositionRecord } from '../../../../../ports/Positions.ts'
import type { TradingState } from '../../../../../ports/quote.ts'
import type { Reading, Unreadable } from '../enter/draft.ts'
import type { TradableInstrument } from '../estimate.ts'

/** A finding about the order: by the rules on the device, by parsing the input, or by the server. */
export type Finding =
  | Violation
  | (Unreadable & { readonly severity: 'error'; readonly params: null })
  | {
      readonly field: OrderField
      readonly code: string
      readonly severity: 'error' | 'warning'
      readonly params: null
    }

/** The context of an order: all data by which it is checked. */
export interface AccountState {
  readonly trading: TradingState
  /** When trading resumes; null where not known. */
  readonly opensAt: Instant | null
  readonly prices: MarketPrices | null
  /** The available money; null where not known. */
  readonly available: Decimal | null
  readonly marginEnabled: boolean
  /** The position to close; null for an order that opens. */
  readonly position: PositionRecord | null
}

/** The quantity of a position that may be closed: separates its lock from the quantity that other orders reserve. */
const closable = (position: PositionRecord): Pick<OrderContext, 'held' | 'sellable'> => {
  const { quantity, closable: free, sellableFrom, lockReason } = position
  if (sellableFrom === null || lockReason === null) return { held: free }
  const blocked = subtract(quantity, free)
  return { held: quantity, sellable: { quantity: free, blocked, next: { reason: lockReason, until: sellableFrom } } }
}

/** All findings about the input, before the server's preview. */
export const findingsOf = (
  { terms, unreadable }: Reading,
  { instrument, market }: TradableInstrument,
  standing: AccountState,
): ReadonlyArray<Finding> => {
  const { trading, opensAt, prices, available, marginEnabled, position } = standing
  const violations = validateOrder(terms, {
    instrument,
    market,
    listed: true,
    trading,
    opensAt: opensAt ?? undefined,
    prices: prices ?? undefined,
    available: available ?? zero,
    marginEnabled,
    ...(position ? closable(position) : { held: zero }),
  })
  const illegible = new Set<OrderField>(unreadable.map(({ field }) => field))
  const said = violations.filter(
    ({ field, code }) => !illegible.has(field) && !(code === 'insufficient-available-balance' && available === null),
  )
  return [...unreadable.map((one) => ({ ...one, severity: 'error', params: null }) as const), ...said]
}

const FIELDS: Partial<Record<OrderProblem['field'], OrderField>> = {
  direction: 'direction',
  price: 'price',
  quantity: 'quantity',
  leverage: 'leverage',
}

/**
 * Adds the server's findings. The server decides, so all its errors count; its warnings are about older prices than
 * those of the device.
 */
export const withProblems = (
  findings: ReadonlyArray<Finding>,
  problems: ReadonlyArray<OrderProblem>,
): ReadonlyArray<Finding> => {
  const known = new Set(findings.map(({ code }) => code))
  const added = problems
    .filter(({ code, severity }) => severity === 'error' && !known.has(code))
    .map(({ field, code, severity }) => ({ field: FIELDS[field] ?? 'instrument', code, severity, params: null }))
  return [...findings, ...added]
}

/**
 * The first error of a field, else its first warning. The limits of the day come before the tick size: the nearest prices on the
 * tick grid would be refused too.
 */
export const findingAt = (findings: ReadonlyArray<Finding>, field: OrderField): Finding | null => {
  const here = findings.filter((finding) => finding.field === field)
  const errors = here.filter(({ severity }) => severity === 'error')
  return errors.find(({ code }) => code === 'price-limit-exceeded') ?? errors[0] ?? here[0] ?? null
}

/** Whether an order with these findings would be refused: one of them is an error. */
export const isRefused = (findings: ReadonlyArray<Finding>): boolean =>
  findings.some(({ severity }) => severity === 'error')
