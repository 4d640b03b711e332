import { decimal } from '../../../domain/money/decimal.ts'
import type { CreditTerms } from '../../../ports/Credit.ts'
import type { DayTradingFacility } from '../../../ports/Daytrade.ts'
import type { DepositChannel } from '../../../ports/Deposits.ts'
import type { FollowProduct } from '../../../ports/Copytrading.ts'
import type { IdentityRecord } from '../../../ports/Identity.ts'
import type { Offer } from '../../../ports/Offers.ts'
import { TRADED } from '../../areas/markets/testing/listing.ts'
import { NOW } from '../../testing/now.ts'

const DAY = 86_400_000

/** A loan that can be taken. */
export const CREDIT: CreditTerms = {
  currency: 'EUR',
  channel: 'open',
  rate: decimal('0.05'),
  yearRate: decimal('18.25'),
  min: decimal('100'),
  max: decimal('5000'),
  quota: decimal('5000'),
  owed: decimal('0'),
  identity: 'verified',
  hasFundPassword: true,
}

/** The one way to pay in, closed. */
export const DEPOSIT_CHANNEL: DepositChannel = {
  id: 'bank-eur',
  method: 'bank',
  name: 'Bank transfer',
  currency: 'EUR',
  isOpen: false,
  limits: { min: decimal('20'), max: decimal('100000') },
  hours: { zone: 'Asia/Kuala_Lumpur', days: [1], open: '09:30', close: '19:30', isOpen: false, nextOpen: NOW },
  arriveHours: 48,
  note: null,
  accounts: [],
}

/** Day trading that nobody has applied for. */
export const FACILITY: DayTradingFacility = {
  standing: 'not-applied',
  appliedAt: null,
  approvedAt: null,
  minutes: 15,
}

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

/** A customer who never submitted a proof. */
export const IDENTITY: IdentityRecord = {
  state: 'not-submitted',
  name: '',
  idNumber: '',
  front: null,
  back: null,
  rejection: null,
  submittedAt: null,
  reviewedAt: null,
}

/** A new share whose least quantity costs 125 MYR at once. */
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
