import { decimal, zero } from '../../../../domain/money/decimal.ts'
import type { Dividend } from '../../../../ports/Dividends.ts'
import { NOW } from '../../../testing/now.ts'

/** A dividend of a Malaysian bank, in ringgit; its id is its state. */
export const dividend = (state: Dividend['state']): Dividend => ({
  id: state,
  code: '96038',
  name: 'Kenalis Bank Berhad',
  chineseName: '建那利银行',
  market: 'MY',
  zone: 'Asia/Kuala_Lumpur',
  currency: 'MYR',
  direction: 'long',
  state,
  exDay: 20_468,
  payDay: 20_473,
  perShare: decimal('0.0451'),
  quantity: decimal('300'),
  gross: decimal('13.53'),
  taxRate: zero,
  tax: zero,
  writtenOff: zero,
  net: decimal('13.53'),
  paidAt: state === 'paid' ? NOW : null,
})
