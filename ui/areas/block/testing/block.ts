import { decimal } from '../../../../domain/money/decimal.ts'
import type { BlockOffer } from '../../../../ports/Block.ts'
import { NOW } from '../../../testing/now.ts'
import { TRADED } from '../../markets/testing/listing.ts'

/** A block of shares that is open for another minute. */
export const BLOCK = {
  id: '245617-0',
  ...TRADED,
  price: decimal('3.28'),
  marketPrice: decimal('3.38'),
  discount: decimal('2.96'),
  profitRate: decimal('3.05'),
  lot: decimal('100'),
  minimumLots: decimal('3'),
  minimum: decimal('300'),
  quantity: decimal('24000'),
  remaining: decimal('900'),
  turnover: decimal('1000'),
  state: 'open',
  opensAt: NOW - 1000,
  closesAt: NOW + 60_000,
} satisfies BlockOffer
