import { min as least, multiply, subtract, sum } from 'effect/BigDecimal'
import type { Instrument, Market } from '../../../../domain/markets/market.ts'
import { isSame, zero } from '../../../../domain/money/decimal.ts'
import { feesOfFill, marginOfFill, totalFees } from '../../../../domain/orders/orderCost.ts'
import { isImmediate } from '../../../../domain/orders/order.ts'
import { addFill, type Closed, closeFill } from '../../../../domain/positions/position.ts'
import { uuidv7 } from '../../../platform/wireText/uuid.ts'
import type { Change } from './changes.ts'
import type { Execution } from './crossing.ts'
import { endOrder, endUnfilled } from '../endOrder.ts'
import { closingMoney, openingMoney, realisedBy } from './fillMoney.ts'
import { sumsOf, withSums } from '../../positions/storedPosition.ts'
import type { FillRow, OrderRow } from '../tables.ts'
import type { PositionRow } from '../../positions/tables.ts'

export interface FillTerms {
  readonly instrument: Instrument
  readonly market: Market
  readonly at: Date
  /** When the proceeds of a sale settle. */
  readonly settlesAt: Date
}

interface Step {
  readonly order: OrderRow
  readonly position: PositionRow
  readonly fill: FillRow
  readonly closed: Closed | undefined
}

/** One execution: the order's and the position's sums after it. */
const take = (order: OrderRow, position: PositionRow, { price, quantity }: Execution, terms: FillTerms): Step => {
  const { at, instrument, market, settlesAt } = terms
  const amount = multiply(price, quantity)
  const fees = totalFees(feesOfFill(market.fees, order.side, order.amount, amount, order.currency))
  const filled = sum(order.filled, quantity)
  const next: OrderRow = {
    ...order,
    filled,
    amount: sum(order.amount, amount),
    fees: sum(order.fees, fees),
    state: 'partlyfilled',
    updated_at: at,
  }
  const { code, currency, customer_id, direction, action } = order
  const fill = {
    id: uuidv7(at),
    order_id: order.id,
    filled_before: order.filled,
    position_id: position.id,
    customer_id,
    code,
    currency,
    direction,
    action,
    price,
    quantity,
    amount,
    fees,
    settles_at: settlesAt,
    at,
  }
  const charged = { ...position, fees: sum(position.fees, fees) }
  if (action === 'open') {
    const margin = marginOfFill(order.amount, amount, order.leverage, currency)
    const held = subtract(order.held, sum(margin, fees))
    const grown = {
      ...charged,
      opened: sum(position.opened, quantity),
      opened_amount: sum(position.opened_amount, amount),
      first_opened_at: position.first_opened_at ?? at,
    }
    const sums = addFill(sumsOf(position), { price, quantity, fees, margin })
    const opened = withSums(grown, sums, instrument.ticks)
    const row = { ...fill, profit: null, written_off: zero, proceeds: zero }
    return { order: { ...next, held }, position: opened, fill: row, closed: undefined }
  }
  const { closed, position: sums } = closeFill(sumsOf(position), { price, quantity, fees })
  const shrunk = {
    ...charged,
    closed: sum(position.closed, quantity),
    closed_amount: sum(position.closed_amount, amount),
    closing: subtract(position.closing, quantity),
    realised: sum(position.realised, closed.profit),
    written_off: sum(position.written_off, closed.writtenOff),
    last_closed_at: at,
  }
  const row = { ...fill, profit: closed.profit, written_off: closed.writtenOff, proceeds: closed.cash }
  return { order: next, position: withSums(shrunk, sums, instrument.ticks), fill: row, closed }
}

/** The changes by an order's executions of one moment. At least one; together never more than the unfilled quantity. */
export const fillOrder = (
  before: OrderRow,
  positionBefore: PositionRow,
  executions: ReadonlyArray<Execution>,
  terms: FillTerms,
): Change => {
  let [order, position] = [before, positionBefore]
  const fills: Array<FillRow> = []
  const closings: Array<Closed> = []
  for (const execution of executions) {
    const bounded = { ...execution, quantity: least(execution.quantity, subtract(order.quantity, order.filled)) }
    const step = take(order, position, bounded, terms)
    order = step.order
    position = step.position
    fills.push(step.fill)
    if (step.closed) closings.push(step.closed)
  }
  const money =
    order.action === 'open' ? openingMoney(before, order, terms.at) : closingMoney(order, closings, terms.at)
  const realised = order.action === 'open' ? undefined : realisedBy(order, position, closings, terms.instrument)
  const change: Change = { order, position, fills, realised, ...money }
  if (isSame(order.filled, order.quantity)) return thenEnd(change, endOrder(order, position, 'filled', terms.at))
  return isImmediate(order.time_in_force) ? thenEnd(change, endUnfilled(order, position, terms.at)) : change
}

const thenEnd = (change: Change, end: Change): Change => ({
  ...change,
  order: end.order,
  position: end.position,
  transfers: [...change.transfers, ...end.transfers],
  used: change.used && { ...change.used, released: end.used?.released ?? zero },
})
