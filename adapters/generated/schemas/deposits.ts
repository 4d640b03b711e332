// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { FormDecimal, WireTextOrNone, wordOrNone } from '../../http/forms/forms.ts'
import { statusOf } from '../../http/statuses.ts'
import { WireDecimal } from '../../http/wire.ts'
import { ServiceHours } from './wire.ts'

/** An account of the broker that receives deposits. Fields that its kind does not have are empty. */
export const DepositAccount = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  holder: Schema.String,
  bank: Schema.String,
  number: Schema.String,
  swift: Schema.String,
  bankaddress: Schema.String,
  payeeaddress: Schema.String,
  accounttype: wordOrNone(['savings', 'current']),
  network: wordOrNone(['TRC20', 'ERC20', 'BTC']),
  walletaddress: Schema.String,
  reference: Schema.String,
  paymentcode: Schema.optionalKey(Schema.String),
}))()

/** A deposit channel. It accepts one currency; amounts are in that currency. */
export const DepositChannel = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  method: Schema.Literals(['bank', 'wallet']),
  name: Schema.String,
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  status: statusOf({ 0: 'closed', 1: 'open' } as const),
  min: WireDecimal,
  max: WireDecimal,
  hours: ServiceHours,
  arrivehours: Schema.Int,
  content: Schema.String,
  accounts: Schema.Array(DepositAccount),
}))()

/** A deposit that a customer submitted. Amounts are in its currency. */
export const Deposit = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  channelid: Schema.String,
  method: Schema.Literals(['bank', 'wallet']),
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  money: WireDecimal,
  transferdate: Schema.String,
  proofurl: Schema.String,
  status: statusOf({ 0: 'under-review', 1: 'approved', 2: 'rejected' } as const),
  reason: Schema.String,
  remark: Schema.String,
  requesttime: WireTime,
  arrivetime: WireTime,
  reviewtime: WireTimeOrNone,
}))()

/** Deposit channels, with limits, hours and accounts. */
export const FundsChannelsAnswer = /* @__PURE__ */ (() => Schema.Array(DepositChannel))()

export const FundsChannelsForm = /* @__PURE__ */ (() => Schema.Struct({
  type: Schema.optionalKey(Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW'])),
  method: Schema.optionalKey(Schema.Literals(['bank', 'wallet'])),
  language: Schema.Literals(['us', 'tw', 'es', 'cn', 'my', 'it', 'kr', 'ar']),
}))()

export const FundsDepositForm = /* @__PURE__ */ (() => Schema.Struct({
  channelid: Schema.String,
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  money: FormDecimal,
  transferdate: Schema.String,
  accounttype: Schema.optionalKey(Schema.Literals(['savings', 'current'])),
  proof: Schema.String,
  requestid: Schema.String,
}))()

/** Deposits, newest first. */
export const FundsDepositlistAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(Deposit),
  next: WireTextOrNone,
}))()

export const FundsDepositlistForm = /* @__PURE__ */ (() => Schema.Struct({
  type: Schema.optionalKey(Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW'])),
  status: Schema.optionalKey(Schema.Literals(['0', '1', '2'])),
  from: Schema.optionalKey(Schema.String),
  to: Schema.optionalKey(Schema.String),
  cursor: Schema.optionalKey(Schema.String),
  limit: Schema.optionalKey(Schema.String),
}))()
