import { decimal } from '../../../../domain/money/decimal.ts'
import type { FollowProduct } from '../../../../ports/Copytrading.ts'
import { NOW } from '../../../testing/now.ts'

const DAY = 86_400_000

/** A product on sale from 500 EUR on, with a fee of a half per cent. */
export const FOLLOW_PRODUCT: FollowProduct = {
  code: 'AUR-20',
  name: 'Aurora Balance',
  strategist: 'N. Okafor',
  style: 'balanced',
  risk: 2,
  currency: 'EUR',
  scale: decimal('100000'),
  raised: decimal('1000'),
  feeRate: decimal('0.5'),
  least: decimal('500'),
  lockDays: 30,
  opensAt: NOW - DAY,
  stopsAt: NOW + DAY,
  endsAt: NOW + 90 * DAY,
  expectedReturn: decimal('6'),
  state: 'open',
  nav: decimal('1.04'),
  navAt: NOW,
  dayReturn: decimal('0.1'),
  yearReturn: decimal('4'),
  drawdown: decimal('2'),
}
