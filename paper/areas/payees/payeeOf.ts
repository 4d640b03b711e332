import { accountNumberKind, tidySwift } from '../../../domain/payees/account.ts'
import type { Payee, PayeeProblem } from '../../../domain/payees/payee.ts'
import type { Body } from '../../platform/contract/operations.ts'
import { reject, type Rejection } from '../../platform/rejection/rejection.ts'

type Fields = Body<'/bank/add'>
type Name = keyof Fields

const BANK_ONLY: ReadonlyArray<Name> = [
  'holder',
  'number',
  'bank',
  'swift',
  'bankaddress',
  'payeeaddress',
  'accounttype',
]
const WALLET_ONLY: ReadonlyArray<Name> = ['network', 'walletaddress']

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === ''

const needed = (fields: Fields): ReadonlyArray<Name> => {
  if (fields.method === 'wallet') return WALLET_ONLY
  const isIban = accountNumberKind(fields.number ?? '') === 'iban'
  return isIban ? ['holder', 'number', 'bank', 'swift'] : ['holder', 'number', 'bank']
}

/** The payee to bind, or a refusal that names a field that is missing or belongs to the other method. */
export const payeeOf = (fields: Fields): Payee | Rejection<'invalid-parameters'> => {
  const missing = needed(fields).find((name) => isBlank(fields[name]))
  const foreign = (fields.method === 'wallet' ? BANK_ONLY : WALLET_ONLY).find((name) => !isBlank(fields[name]))
  const wrong = missing ?? foreign
  if (wrong !== undefined) return reject('invalid-parameters', `/${wrong}`)
  if (fields.method === 'wallet') {
    return { method: 'wallet', network: fields.network ?? 'TRC20', address: fields.walletaddress ?? '' }
  }
  return {
    method: 'bank',
    holder: fields.holder?.trim() ?? '',
    number: fields.number ?? '',
    bank: fields.bank?.trim() ?? '',
    swift: tidySwift(fields.swift ?? ''),
    bankAddress: fields.bankaddress?.trim() ?? '',
    payeeAddress: fields.payeeaddress?.trim() ?? '',
  }
}

type Code =
  | 'bank-card-exists'
  | 'card-holder-differs'
  | 'invalid-card-number'
  | 'invalid-iban'
  | 'invalid-parameters'
  | 'invalid-swift'
  | 'invalid-wallet-address'

const FIELDS: Readonly<Record<PayeeProblem['field'], Name>> = {
  holder: 'holder',
  number: 'number',
  bank: 'bank',
  swift: 'swift',
  bankAddress: 'bankaddress',
  payeeAddress: 'payeeaddress',
  address: 'walletaddress',
}

const codeOf = ({ code }: PayeeProblem): Code => {
  if (code === 'already-bound') return 'bank-card-exists'
  if (code === 'holder-differs') return 'card-holder-differs'
  if (code === 'swift-malformed') return 'invalid-swift'
  if (code.startsWith('iban-')) return 'invalid-iban'
  if (code.startsWith('card-')) return 'invalid-card-number'
  return code.startsWith('address-') ? 'invalid-wallet-address' : 'invalid-parameters'
}

/** The refusal for the problems of a payee. "Bound already" comes last, as the contract requires. */
export const refusalOf = (problems: ReadonlyArray<PayeeProblem>): Rejection<Code> | undefined => {
  const first = problems.find(({ code }) => code !== 'already-bound') ?? problems[0]
  return first && reject(codeOf(first), `/${FIELDS[first.field]}`)
}
