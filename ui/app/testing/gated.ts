import { decimal } from '../../../domain/money/decimal.ts'
import type { CreditTerms } from '../../../ports/Credit.ts'
import type { DayTradingFacility } from '../../../ports/Daytrade.ts'
import type { DepositChannel } from '../../../ports/Deposits.ts'
import type { IdentityRecord } from '../../../ports/Identity.ts'
import { NOW } from '../../testing/now.ts'

/** A credit loan that is available. */
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

/** The only deposit channel, closed. */
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

/** Day trading without an application. */
export const FACILITY: DayTradingFacility = {
  standing: 'not-applied',
  appliedAt: null,
  approvedAt: null,
  minutes: 15,
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
