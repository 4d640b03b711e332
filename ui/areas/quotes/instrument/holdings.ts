import { sum } from 'effect/BigDecimal'
import { type Decimal, divideTo, formatDecimal, percentOf, sumOf, zero } from '../../../../domain/money/decimal.ts'
import { emptyPosition, floatingProfitAt } from '../../../../domain/positions/position.ts'
import { isChangeable } from '../../../../domain/orders/states.ts'
import { sideOf } from '../../../../domain/orders/order.ts'
import type { Fill, PlacedOrder } from '../../../../ports/Orders.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import type { ChartMarks, GuardMark } from '../../../charts/series.ts'

/** The customer's positions, orders and fills of one instrument. */
export interface Own {
  readonly positions: ReadonlyArray<PositionRecord>
  readonly orders: ReadonlyArray<PlacedOrder>
  readonly fills: ReadonlyArray<Fill>
}

export const NOTHING_OWN: Own = { positions: [], orders: [], fills: [] }

type Held = Pick<PositionRecord, 'direction' | 'quantity' | 'cost' | 'currency' | 'margin' | 'addedMargin'>

/** Floating profit of holdings at a price, and its share of the cost in percentage points. */
export interface Floating {
  readonly amount: Decimal
  readonly percent: Decimal
}

/** Floating profit of positions at a price; null where there is no price. Source: RULES.md, profit and loss. */
export const floatingAt = (held: ReadonlyArray<Held>, price: Decimal | null): Floating | null => {
  if (price === null || held.length === 0) return null
  const amount = sumOf(
    held.map(({ direction, quantity, cost, currency, margin, addedMargin }) =>
      floatingProfitAt(
        { ...emptyPosition(direction, 1, currency), quantity, cost, margin: sum(margin, addedMargin) },
        price,
      ),
    ),
  )
  return { amount, percent: percentOf(amount, sumOf(held.map(({ cost }) => cost))) }
}

/** Positions with a held quantity. */
export const holding = (positions: ReadonlyArray<PositionRecord>): ReadonlyArray<PositionRecord> =>
  positions.filter(({ quantity }) => quantity.value > 0n)

/** Average cost of a unit over all positions; null where none is held, or long and short are held together. */
export const costLine = (positions: ReadonlyArray<PositionRecord>): Decimal | null => {
  const held = holding(positions)
  const [first] = held
  if (first === undefined || held.some(({ direction }) => direction !== first.direction)) return null
  const [cost, quantity] = held.reduce<readonly [Decimal, Decimal]>(
    ([costs, quantities], position) => [sum(costs, position.cost), sum(quantities, position.quantity)],
    [zero, zero],
  )
  return divideTo(cost, quantity, first.decimals, 'half-up')
}

/** The stop and the take-profit of a position that wait for their price. */
export const guardsOf = ({ id, protection }: Pick<PositionRecord, 'id' | 'protection'>): ReadonlyArray<GuardMark> => {
  if (protection === undefined || protection.state === 'ended') return []
  const { stopNow, terms } = protection
  const stop = stopNow ?? terms.stop
  const { takeProfit, trail } = terms
  return [
    ...(stop ? [{ id: `${id} stop`, positionId: id, kind: trail ? 'trail' : 'stop', price: stop } as const] : []),
    ...(takeProfit ? [{ id: `${id} profit`, positionId: id, kind: 'profit', price: takeProfit } as const] : []),
  ]
}

/** The same key for guards that look the same. */
export const guardsKey = (guards: ReadonlyArray<GuardMark>): string =>
  guards.map(({ id, kind, price }) => `${id} ${kind} ${formatDecimal(price)}`).join('|')

/** The marks in the chart: the cost line, waiting limit orders, stops and take-profits, fills. */
export const marksOf = ({ positions, orders, fills }: Own): ChartMarks => ({
  cost: costLine(positions),
  pending: orders.flatMap((order) => {
    const { id, action, direction, price, quantity } = order
    const mark = { id, side: sideOf(action, direction), quantity, isChangeable: isChangeable(order) }
    return price === null ? [] : [{ ...mark, price }]
  }),
  fills: fills.map(({ id, action, direction, price, time }) => ({ id, side: sideOf(action, direction), price, time })),
  guards: positions.flatMap(guardsOf),
})

/** The same key for the same marks: new but equal ones would redraw the chart. */
export const marksKey = ({ cost, pending = [], fills = [], guards = [] }: ChartMarks): string =>
  [
    cost ? formatDecimal(cost) : '',
    ...pending.map(({ id, price, quantity }) => `${id} ${formatDecimal(price)} ${formatDecimal(quantity)}`),
    ...fills.map(({ id }) => id),
    guardsKey(guards),
  ].join('|')
