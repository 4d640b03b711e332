import { Schema } from 'effect'
import { CURRENCIES } from '../../../domain/money/money.ts'
import { type WithdrawalAmountCode, withdrawalAmountProblem } from '../../../domain/withdrawals/withdrawal.ts'
import type { WithdrawalPreview } from '../../../ports/Withdrawals.ts'
import { type AmountTextCode, readAmount } from '../../data/form/amount.ts'
import { ExactDecimal } from '../../data/intent/exactDecimal.ts'

export interface WithdrawDraft {
  readonly amount: string
  readonly card: string
  readonly fundPassword: string
}

/** The form as it is stored on the device while its answer is not known: without the fund password. */
export const KeptWithdrawal = Schema.Struct({
  currency: Schema.Literals(CURRENCIES),
  amount: ExactDecimal,
  cardId: Schema.String,
})

export type KeptWithdrawal = (typeof KeptWithdrawal)['Type']

export type WithdrawCode =
  | AmountTextCode
  | WithdrawalAmountCode
  | keyof typeof FIELD_OF
  | 'card-required'
  | 'fund-password-required'
  | 'not-six-digits'

/** The field at which a refusal of the server is shown. */
export const FIELD_OF = {
  'outside-withdrawal-hours': 'amount',
  'payee-waiting': 'card',
  'withdrawals-waiting': 'amount',
  'recovery-waiting': 'amount',
  'amount-below-minimum': 'amount',
  'amount-above-maximum': 'amount',
  'credit-loan-outstanding': 'amount',
  'insufficient-withdrawable-amount': 'amount',
  'bank-card-not-found': 'card',
  'card-currency-mismatch': 'card',
  'wrong-fund-password': 'fundPassword',
  'submitted-too-frequently': 'fundPassword',
} as const satisfies Record<string, keyof WithdrawDraft>

/** What a passkey is refused for is told in the sheet: there is no field for it. */
export const PASSKEY_REFUSALS = new Set(['passkey-expired', 'passkey-not-accepted', 'submitted-too-frequently'])

/** The problems of an amount that the broker's preview covers. */
export const amountProblem = (text: string, known: WithdrawalPreview): WithdrawCode | undefined => {
  if (known.wait?.reason === 'changed-password') return 'withdrawals-waiting'
  if (known.wait?.reason === 'recovered-login') return 'recovery-waiting'
  if (!known.hours.isOpen) return 'outside-withdrawal-hours'
  const { amount, code } = readAmount(text, known.currency)
  return code ?? withdrawalAmountProblem({ ...known, amount })
}

/** The problem of a chosen payee; the wait is known for the payee to which the preview belongs. */
export const cardProblem = (card: string, priced: string, { wait }: WithdrawalPreview): WithdrawCode | undefined => {
  if (card === '') return 'card-required'
  return wait?.reason === 'new-payee' && priced === card ? 'payee-waiting' : undefined
}
