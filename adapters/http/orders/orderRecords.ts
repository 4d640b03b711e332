import { type Decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import type { Protection } from '../../../domain/orders/protection.ts'
import type { PlacedOrder } from '../../../ports/Orders.ts'
import type { ProtectionChange, ProtectionRecord } from '../../../ports/Positions.protection.ts'
import type { PositionRecord } from '../../../ports/Positions.ts'
import type { Order } from '../../generated/schemas/orders.ts'
import type { Position, Protection as Row, ProtectionChange as ChangeRow } from '../../generated/schemas/positions.ts'

type Terms = Pick<(typeof Row)['Type'], 'stop' | 'takeProfit' | 'trailAmount' | 'trailPercent'>

const trailOf = ({ trailAmount, trailPercent }: Terms): Pick<Protection, 'trail'> => {
  if (trailAmount) return { trail: { unit: 'amount', distance: trailAmount } }
  return trailPercent ? { trail: { unit: 'percent', distance: trailPercent } } : {}
}

const termsOf = ({ stopLimit, ...row }: Terms & { readonly stopLimit?: Decimal | null }): Protection => ({
  ...(row.stop && { stop: row.stop }),
  ...(stopLimit && { stopLimit }),
  ...(row.takeProfit && { takeProfit: row.takeProfit }),
  ...trailOf(row),
})

const protectionOf = ({
  stop,
  stopLimit,
  takeProfit,
  trailAmount,
  trailPercent,
  ...row
}: (typeof Row)['Type']): ProtectionRecord => ({
  ...row,
  terms: termsOf({ stop, stopLimit, takeProfit, trailAmount, trailPercent }),
})

/** A change; none where a trigger has neither side nor price. */
const protectionChangesOf = (row: (typeof ChangeRow)['Type']): ReadonlyArray<ProtectionChange> => {
  const { at, change, side, triggerPrice } = row
  if (change === 'ended') return [{ at, is: 'ended' }]
  if (change === 'set') return [{ at, is: 'set', terms: termsOf(row) }]
  return side === null || triggerPrice === null ? [] : [{ at, is: 'triggered', side, price: triggerPrice }]
}

const text = (price: Decimal | undefined): string | undefined => price && formatDecimal(price)

/** The fields of a protection in a form; none where there is nothing. */
export const formProtection = ({ stop, stopLimit, takeProfit, trail }: Protection = {}) => ({
  stoploss: text(stop),
  stoplimit: text(stopLimit),
  takeprofit: text(takeProfit),
  trailamount: trail?.unit === 'amount' ? text(trail.distance) : undefined,
  trailpercent: trail?.unit === 'percent' ? text(trail.distance) : undefined,
})

/** An order of the contract as the app has it. */
export const orderOf = ({
  protection,
  timeInForce = 'day',
  triggerPrice = null,
  ...row
}: (typeof Order)['Type']): PlacedOrder => ({
  ...row,
  timeInForce,
  ...(triggerPrice && { triggerPrice }),
  ...(protection && { protection: protectionOf(protection) }),
})

/** A position as the app has it, with its protection. */
export const positionOf = ({ protection, protectionChanges, ...row }: (typeof Position)['Type']): PositionRecord => ({
  ...row,
  ...(protection && { protection: protectionOf(protection) }),
  ...(protectionChanges && { protectionChanges: protectionChanges.flatMap(protectionChangesOf) }),
})
