import { lengthOfName, NAME_LONGEST } from '../identity/validation.ts'
import { problemAt, type Problem } from '../validation/problem.ts'
import {
  type AccountNumberCode,
  accountNumberKind,
  accountNumberProblem,
  swiftProblem,
  tidyAccountNumber,
} from './account.ts'
import { type Network, tidyWallet, type WalletCode, walletKey, walletProblem } from './wallet.ts'

/** Replaces the hidden characters. Source: RULES.md, banking. */
const MASK = '****'

/** "ES91 **** 1332": the country and check digits, and the last four. */
const maskIban = (iban: string): string => `${iban.slice(0, 4)} ${MASK} ${iban.slice(-4)}`

/** "**** **** **** 1332": only the last four, as printed on every receipt. */
const maskCard = (number: string): string => `${MASK} ${MASK} ${MASK} ${number.slice(-4)}`

/** "TRC20 TQn9…bLSE": the network, four characters from the start and four from the end. */
const maskWallet = (address: string, network: Network): string =>
  `${network} ${address.slice(0, 4)}…${address.slice(-4)}`

/** A bank account or card to pay to, as typed. Optional fields may be empty. */
export interface BankPayee {
  readonly method: 'bank'
  readonly holder: string
  /** IBAN or card number. */
  readonly number: string
  readonly bank: string
  readonly swift: string
  readonly bankAddress: string
  readonly payeeAddress: string
}

/** A wallet to pay to, as typed. */
export interface WalletPayee {
  readonly method: 'wallet'
  readonly network: Network
  readonly address: string
}

export type Payee = BankPayee | WalletPayee

export const ADDRESS_LONGEST = 160
export const BANK_NAME_LONGEST = 80

export type PayeeProblem = Problem<
  'holder' | 'number' | 'bank' | 'swift' | 'bankAddress' | 'payeeAddress' | 'address',
  | 'holder-required'
  | 'holder-differs'
  | 'name-too-long'
  | 'bank-required'
  | 'swift-required'
  | 'swift-malformed'
  | 'too-long'
  | 'already-bound'
  | AccountNumberCode
  | WalletCode
>

/** One spelling per account, card or wallet: two payees with one key are the same. */
export const payeeKey = (payee: Payee): string =>
  payee.method === 'bank'
    ? tidyAccountNumber(payee.number)
    : `${payee.network}:${walletKey(payee.address, payee.network)}`

/** What may be shown of a bound payee. Source: RULES.md, banking. */
export const maskPayee = (payee: Payee): string => {
  if (payee.method === 'wallet') return maskWallet(tidyWallet(payee.address), payee.network)
  const number = tidyAccountNumber(payee.number)
  return accountNumberKind(number) === 'iban' ? maskIban(number) : maskCard(number)
}

const comparable = (name: string): string => name.normalize('NFKC').replace(/[\s.]/g, '').toLowerCase()

const holderProblem = (holder: string, verifiedName: string | null) => {
  if (holder.trim() === '') return 'holder-required'
  if (lengthOfName(holder) > NAME_LONGEST) return 'name-too-long'
  return verifiedName !== null && comparable(holder) !== comparable(verifiedName) ? 'holder-differs' : undefined
}

const swiftProblemOf = ({ swift, number }: BankPayee) => {
  if (swift.trim() !== '') return swiftProblem(swift)
  return accountNumberKind(number) === 'iban' ? 'swift-required' : undefined
}

const tooLong = (text: string, longest: number) => (text.length > longest ? 'too-long' : undefined)

const bankProblems = (payee: BankPayee, verifiedName: string | null, isBound: boolean): ReadonlyArray<PayeeProblem> => [
  ...problemAt('holder', holderProblem(payee.holder, verifiedName)),
  ...problemAt('number', accountNumberProblem(payee.number) ?? (isBound ? 'already-bound' : undefined)),
  ...problemAt('bank', payee.bank.trim() === '' ? 'bank-required' : tooLong(payee.bank, BANK_NAME_LONGEST)),
  ...problemAt('swift', swiftProblemOf(payee)),
  ...problemAt('bankAddress', tooLong(payee.bankAddress, ADDRESS_LONGEST)),
  ...problemAt('payeeAddress', tooLong(payee.payeeAddress, ADDRESS_LONGEST)),
]

/**
 * Everything that keeps a payee from being bound. `verifiedName` is the name of the proven identity where it is known,
 * `boundKeys` the keys of what is bound already. Source: RULES.md, banking.
 */
export const payeeProblems = (
  payee: Payee,
  verifiedName: string | null,
  boundKeys: ReadonlyArray<string>,
): ReadonlyArray<PayeeProblem> => {
  const isBound = boundKeys.includes(payeeKey(payee))
  return payee.method === 'bank'
    ? bankProblems(payee, verifiedName, isBound)
    : problemAt('address', walletProblem(payee.address, payee.network) ?? (isBound ? 'already-bound' : undefined))
}
