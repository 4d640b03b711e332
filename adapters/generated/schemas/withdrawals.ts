// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { FormDecimal, WireFlag, WireTextOrNone } from '../../http/forms/forms.ts'
import { statusOf } from '../../http/statuses.ts'
import { WireDecimal } from '../../http/wire.ts'
import { ServiceHours, SettlingAmount } from './wire.ts'

/** A withdrawal. Figures are in the requested currency. Only `money` and `status` are always present: older servers answer no other fields. */
export const Withdrawal = /* @__PURE__ */ (() => Schema.Struct({
  money: WireDecimal,
  status: statusOf({ 0: 'under-review', 1: 'paid', 2: 'rejected', 3: 'cancelled' } as const),
  id: Schema.optionalKey(Schema.String),
  currency: Schema.optionalKey(Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW'])),
  fee: Schema.optionalKey(WireDecimal),
  arrival: Schema.optionalKey(WireDecimal),
  cardid: Schema.optionalKey(Schema.String),
  card: Schema.optionalKey(Schema.String),
  reason: Schema.optionalKey(Schema.String),
  remark: Schema.optionalKey(Schema.String),
  requesttime: Schema.optionalKey(WireTime),
  arrivetime: Schema.optionalKey(WireTime),
  endtime: Schema.optionalKey(WireTimeOrNone),
  requestid: Schema.optionalKey(Schema.String),
  next: Schema.optionalKey(WireTextOrNone),
}))()

/** Conditions of a withdrawal. Amounts are in the requested currency. */
export const WithdrawalPreview = /* @__PURE__ */ (() => Schema.Struct({
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  available: WireDecimal,
  settling: Schema.Array(SettlingAmount),
  min: WireDecimal,
  max: WireDecimal,
  feefixed: WireDecimal,
  feerate: WireDecimal,
  feemin: WireDecimal,
  feemax: WireDecimal,
  money: WireDecimal,
  fee: WireDecimal,
  arrival: WireDecimal,
  hours: ServiceHours,
  arrivetime: WireTime,
  verified: statusOf({ 0: 'not-submitted', 1: 'under-review', 2: 'verified', 3: 'rejected' } as const),
  fundpassword: statusOf({ 0: 'not-set', 1: 'set' } as const),
  cards: Schema.Int,
  creditloan: Schema.optionalKey(WireFlag),
  waituntil: Schema.optionalKey(WireTimeOrNone),
  waitfor: Schema.optionalKey(statusOf({ 0: 'nothing', 1: 'new-payee', 2: 'changed-password', 3: 'recovered-login' } as const)),
}))()

/** The withdrawal that was requested. Amounts are in its currency. */
export const NewWithdrawal = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  money: WireDecimal,
  fee: WireDecimal,
  arrival: WireDecimal,
  cardid: Schema.String,
  card: Schema.String,
  status: statusOf({ 0: 'under-review' } as const),
  requesttime: WireTime,
  arrivetime: WireTime,
}))()

/** The withdrawal that was cancelled. Its whole amount is free again. */
export const CancelledWithdrawal = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  money: WireDecimal,
  status: statusOf({ 3: 'cancelled' } as const),
  endtime: WireTime,
}))()

export const FundsWithdrawpreviewForm = /* @__PURE__ */ (() => Schema.Struct({
  type: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  cardid: Schema.optionalKey(Schema.String),
  money: Schema.optionalKey(FormDecimal),
}))()

export const FundsWithdrawForm = /* @__PURE__ */ (() => Schema.Struct({
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  money: FormDecimal,
  cardid: Schema.String,
  fundpassword: Schema.String,
  requestid: Schema.String,
}))()

export const FundsWithdrawchallengeForm = /* @__PURE__ */ (() => Schema.Struct({
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  money: FormDecimal,
  cardid: Schema.String,
}))()

export const FundsWithdrawbypasskeyForm = /* @__PURE__ */ (() => Schema.Struct({
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  money: FormDecimal,
  cardid: Schema.String,
  credentialid: Schema.String,
  clientdata: Schema.String,
  authenticatordata: Schema.String,
  signature: Schema.String,
  userhandle: Schema.optionalKey(Schema.String),
  requestid: Schema.String,
}))()

export const FundsWithdrawcancelForm = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  requestid: Schema.String,
}))()
