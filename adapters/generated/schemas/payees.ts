// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireFlag, WireTime, WireTimeOrNone, wordOrNone } from '../../http/figures.ts'

/** A bound card, bank account or wallet. Numbers are masked; fields that its kind does not have are empty. */
export const BankCard = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  method: Schema.Literals(['bank', 'wallet']),
  holder: Schema.String,
  numbertype: Schema.Literals(['iban', 'card', 'address']),
  number: Schema.String,
  bank: Schema.String,
  swift: Schema.String,
  bankaddress: Schema.String,
  payeeaddress: Schema.String,
  accounttype: wordOrNone(['savings', 'current']),
  network: wordOrNone(['TRC20', 'ERC20', 'BTC']),
  inuse: WireFlag,
  addtime: WireTime,
  paidfrom: Schema.optionalKey(WireTimeOrNone),
}))()

/** Bound cards, bank accounts and wallets. */
export const BankListAnswer = /* @__PURE__ */ (() => Schema.Array(BankCard))()

export const BankListForm = /* @__PURE__ */ (() => Schema.Struct({
  type: Schema.optionalKey(Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW'])),
}))()

export const BankAddForm = /* @__PURE__ */ (() => Schema.Struct({
  method: Schema.Literals(['bank', 'wallet']),
  holder: Schema.optionalKey(Schema.String),
  number: Schema.optionalKey(Schema.String),
  bank: Schema.optionalKey(Schema.String),
  swift: Schema.optionalKey(Schema.String),
  bankaddress: Schema.optionalKey(Schema.String),
  payeeaddress: Schema.optionalKey(Schema.String),
  accounttype: Schema.optionalKey(Schema.Literals(['savings', 'current'])),
  network: Schema.optionalKey(Schema.Literals(['TRC20', 'ERC20', 'BTC'])),
  walletaddress: Schema.optionalKey(Schema.String),
  fundpassword: Schema.optionalKey(Schema.String),
  requestid: Schema.String,
}))()

/** Nothing. */
export const BankUnbindAnswer = /* @__PURE__ */ (() => Schema.Null)()

export const BankUnbindForm = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  requestid: Schema.String,
}))()
