import { Effect, Schema } from 'effect'
import { type BoundPayee, type NewPayee, Payees } from '../../../ports/Payees.ts'
import type { Call } from '../client.ts'
import { emptyToNull, WireAccountType, WireNetwork } from '../deposits/deposits.ts'
import { textOrNull, WireTime, WireTimeOrNone, WireStatus } from '../figures.ts'

const Card = Schema.Struct({
  id: Schema.String,
  method: Schema.Literals(['bank', 'wallet']),
  holder: Schema.String,
  numbertype: Schema.Literals(['iban', 'card', 'address']),
  number: Schema.String,
  bank: Schema.String,
  swift: Schema.String,
  bankaddress: Schema.String,
  payeeaddress: Schema.String,
  accounttype: WireAccountType,
  network: WireNetwork,
  inuse: WireStatus,
  addtime: WireTime,
  paidfrom: Schema.optionalKey(WireTimeOrNone),
})

const payee = (row: (typeof Card)['Type']): BoundPayee => ({
  id: row.id,
  kind: row.numbertype === 'address' ? 'wallet' : row.numbertype,
  holder: textOrNull(row.holder),
  number: row.number,
  bank: textOrNull(row.bank),
  swift: textOrNull(row.swift),
  bankAddress: textOrNull(row.bankaddress),
  payeeAddress: textOrNull(row.payeeaddress),
  accountType: emptyToNull(row.accounttype),
  network: emptyToNull(row.network),
  inUse: row.inuse === 1,
  boundAt: row.addtime,
  paidFrom: row.paidfrom ?? null,
})

const formOf = (payee: NewPayee, fundpassword: string, requestId: string) => {
  if (payee.method === 'wallet') {
    return {
      method: payee.method,
      network: payee.network,
      walletaddress: payee.address,
      fundpassword,
      requestid: requestId,
    }
  }
  const { bankAddress, payeeAddress, accountType, ...rest } = payee
  return {
    ...rest,
    bankaddress: bankAddress,
    payeeaddress: payeeAddress,
    accounttype: accountType,
    fundpassword,
    requestid: requestId,
  }
}

/** Bound cards, accounts and wallets over HTTP. */
export const payees = (call: Call): Payees['Service'] =>
  Payees.of({
    list: (currency) =>
      call('/bank/list', { type: currency }, Schema.Array(Card)).pipe(Effect.map((rows) => rows.map(payee))),
    bind: (fresh, fundPassword, requestId) =>
      call('/bank/add', formOf(fresh, fundPassword, requestId), Card).pipe(Effect.map(payee)),
    unbind: (id, requestId) => Effect.asVoid(call('/bank/unbind', { id, requestid: requestId }, Schema.Null)),
  })
