import { multiply, normalize, sum } from 'effect/BigDecimal'
import type { Instrument } from '../../../../domain/markets/market.ts'
import { ladderDecimals } from '../../../../domain/markets/tickLadder.ts'
import { divideTo, sumOf } from '../../../../domain/money/decimal.ts'
import { roundToMinor } from '../../../../domain/money/money.ts'
import type { Closed } from '../../../../domain/positions/closeFill.ts'
import { MEAN_DECIMALS } from '../../../market/listing/figures.ts'
import type { Realised } from './changes.ts'
import type { OrderRow } from '../tables.ts'
import type { PositionRow } from '../../positions/tables.ts'

/** What an order closed in one go, with its mean prices. */
export const realisedBy = (
  order: OrderRow,
  position: PositionRow,
  closings: ReadonlyArray<Closed>,
  { name, ticks }: Instrument,
): Realised => {
  const total = (of: (closed: Closed) => Closed['cost']) => sumOf(closings.map(of))
  const money = (of: (closed: Closed) => Closed['cost']) => roundToMinor(total(of), order.currency)
  const quantity = total((closed) => closed.quantity)
  const decimals = ladderDecimals(ticks) + MEAN_DECIMALS
  const mean = (amount: Closed['cost']) => normalize(divideTo(amount, quantity, decimals, 'half-up'))
  return {
    orderId: order.id,
    positionId: position.id,
    customerId: order.customer_id,
    currency: order.currency,
    code: order.code,
    name,
    direction: order.direction,
    leverage: order.leverage,
    quantity,
    openPrice: mean(total(({ cost }) => cost)),
    closePrice: mean(total((closed) => multiply(closed.price, closed.quantity))),
    margin: money(({ marginReleased }) => marginReleased),
    fee: money(({ closingFees, openingFees }) => sum(openingFees, closingFees)),
    profit: money(({ profit }) => profit),
    openedAt: position.first_opened_at,
  }
}
