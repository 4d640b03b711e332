import { decimal } from '../../../../../domain/money/decimal.ts'
import type { Performance } from '../../../../../ports/Wealth.reports.ts'

const zero = decimal('0')
/** A report of nothing, with positions of two markets and one of none. */
export const REPORT: Performance = {
  currency: 'EUR',
  from: 0,
  to: 1,
  gain: zero,
  paidIn: zero,
  paidOut: zero,
  timeWeighted: zero,
  moneyWeighted: null,
  fall: { share: zero, from: null, to: null },
  days: [],
  flows: null,
  positions: [
    { code: 'C', name: 'C', market: 'US', gain: zero, realised: zero },
    { code: 'A', name: 'A', market: 'MY', gain: zero, realised: zero },
    { code: 'B', name: 'B', market: 'MY', gain: zero, realised: zero },
    { code: 'P', name: 'P', market: null, gain: zero, realised: zero },
  ],
  other: zero,
  rest: zero,
  months: [],
  index: null,
  statements: null,
}
