import { decimal } from '../../../../domain/money/decimal.ts'
import type { Offer } from '../../../../ports/Offers.ts'
import { NOW } from '../../../testing/now.ts'
import { TRADED } from '../../markets/testing/listing.ts'

const DAY = 86_400_000

/** A new share whose minimum quantity costs 125 MYR up front. */
export const NEW_SHARE: Offer = {
  ...TRADED,
  kind: 'new-share',
  chineseName: null,
  id: 'MY-41',
  stage: 'open',
  terms: {
    payment: 'up-front',
    price: decimal('1.25'),
    minimum: decimal('100'),
    step: decimal('100'),
    maximum: decimal('1000'),
  },
  marketPrice: null,
  premium: null,
  offered: decimal('100000'),
  subscribed: decimal('50000'),
  progress: 50,
  timetable: {
    opensAt: NOW - DAY,
    closesAt: NOW + DAY,
    drawsAt: NOW + 2 * DAY,
    announcedAt: NOW + 3 * DAY,
    payBy: NOW + 4 * DAY,
    refundsAt: NOW + 5 * DAY,
    listsAt: NOW + 6 * DAY,
  },
  daysLeft: 1,
  recordDay: 20_000,
  prospectus: null,
  mine: null,
}
