import { decimalsOf, divideTo, figure, minus, plus, zero } from '../../contract/amounts.ts'

/** What an order that opens took: the margin of what is filled, its fees, and what it still holds. */
export const opening = ({
  amount,
  leverage,
  fees,
  held,
  currency,
}: {
  amount: unknown
  leverage: unknown
  fees: unknown
  held: unknown
  currency: string
}) => {
  const margin = divideTo(figure(amount), figure(leverage), decimalsOf(currency), 'up')
  return { [currency]: { free: minus(zero, plus(margin, plus(figure(fees), figure(held)))), frozen: figure(held) } }
}

/** The market order that closes all of a position. */
export const closing = <D extends 'long' | 'short'>({
  code,
  direction,
  id,
  quantity,
}: {
  code: string
  direction: D
  id: string
  quantity: unknown
}) => ({ code, direction, action: 'close', ordertype: 'market', quantity: String(quantity), positionid: id }) as const

/** What the sale of a long without leverage brings. */
export const received = ({ amount, currency, fees }: { amount: unknown; currency: string; fees: unknown }) => ({
  [currency]: { free: minus(figure(amount), figure(fees)) },
})

/** The reasons for which the account or the market may forbid a trade. */
export const REFUSALS = [
  'insufficient-available-balance',
  'non-trading-time',
  'trading-halted',
  'price-not-obtained',
  'identity-not-verified',
  'margin-not-enabled',
  'day-trading-over',
  'day-trading-not-approved',
] as const
