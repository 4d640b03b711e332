import { Effect } from 'effect'
import { type NewPayee, Payees } from '../../../ports/Payees.ts'
import { BankCard, BankListAnswer, BankUnbindAnswer } from '../../generated/schemas/payees.ts'
import type { Call } from '../client.ts'

/** The fields of a bank account, which a wallet lacks. */
const NO_ACCOUNT = {
  holder: undefined,
  number: undefined,
  bank: undefined,
  swift: undefined,
  bankaddress: undefined,
  payeeaddress: undefined,
  accounttype: undefined,
}

const formOf = (payee: NewPayee) => {
  if (payee.method === 'wallet')
    return { ...NO_ACCOUNT, method: payee.method, network: payee.network, walletaddress: payee.address }
  const { bankAddress, payeeAddress, accountType, ...account } = payee
  return {
    ...account,
    swift: payee.swift,
    bankaddress: bankAddress,
    payeeaddress: payeeAddress,
    accounttype: accountType,
    network: undefined,
    walletaddress: undefined,
  }
}

/** Bound cards, accounts and wallets over HTTP. */
export const payees = (call: Call): Payees['Service'] =>
  Payees.of({
    list: (currency) => call('/bank/list', { type: currency }, BankListAnswer),
    bind: (fresh, fundpassword, requestid) =>
      call('/bank/add', { ...formOf(fresh), fundpassword, requestid }, BankCard),
    unbind: (id, requestid) => Effect.asVoid(call('/bank/unbind', { id, requestid }, BankUnbindAnswer)),
  })
