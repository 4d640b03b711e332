import { Effect } from 'effect'
import { type NewPayee, Payees } from '../../../ports/Payees.ts'
import { BankCard, BankListAnswer, BankUnbindAnswer } from '../../generated/schemas/payees.ts'
import type { Call } from '../client.ts'

const formOf = (payee: NewPayee) => {
  if (payee.method === 'wallet') return { method: payee.method, network: payee.network, walletaddress: payee.address }
  const { bankAddress, payeeAddress, accountType, ...rest } = payee
  return { ...rest, bankaddress: bankAddress, payeeaddress: payeeAddress, accounttype: accountType }
}

/** Bound cards, accounts and wallets over HTTP. */
export const payees = (call: Call): Payees['Service'] =>
  Payees.of({
    list: (currency) => call('/bank/list', { type: currency }, BankListAnswer),
    bind: (fresh, fundpassword, requestid) =>
      call('/bank/add', { ...formOf(fresh), fundpassword, requestid }, BankCard),
    unbind: (id, requestid) => Effect.asVoid(call('/bank/unbind', { id, requestid }, BankUnbindAnswer)),
  })
