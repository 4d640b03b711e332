import { decimal } from '../../../../domain/money/decimal.ts'
import type { LendableHolding, LendingOffer } from '../../../../ports/Lending.ts'
import { TRADED } from '../../markets/testing/listing.ts'

export const OFFER: LendingOffer = {
  ...TRADED,
  price: decimal('3.28'),
  rate: decimal('0.02'),
  yearRate: decimal('7.30'),
  demand: decimal('900'),
  lot: decimal('100'),
  minimumLots: decimal('2'),
  minimum: decimal('200'),
  state: 'open',
}
export const HOLDING: LendableHolding = {
  positionId: 'p1',
  quantity: decimal('1500'),
  lendable: decimal('1200'),
  lent: decimal('0'),
  offer: OFFER,
}
