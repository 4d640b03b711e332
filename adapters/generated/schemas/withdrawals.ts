// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireAmount, WireFigure, WireStatus, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { WireFlag, WireTextOrNone, appNames, orNull } from '../../http/forms/forms.ts'
import { statusOf } from '../../http/statuses.ts'
import { WireDecimal } from '../../http/wire.ts'
import { ServiceHours, SettlingAmount } from './wire.ts'

/** A withdrawal. Figures are in the requested currency. Only `money` and `status` are always present: older servers answer no other fields. */
export const Withdrawal = /* @__PURE__ */ (() => appNames(Schema.Struct({
  money: WireDecimal,
  status: WireStatus,
  id: orNull(Schema.String),
  currency: Schema.optionalKey(Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW'])),
  fee: orNull(WireDecimal),
  arrival: orNull(WireDecimal),
  cardid: Schema.optionalKey(Schema.String),
  card: orNull(WireTextOrNone),
  reason: orNull(WireTextOrNone),
  remark: orNull(WireTextOrNone),
  requesttime: orNull(WireTimeOrNone),
  arrivetime: orNull(WireTimeOrNone),
  endtime: orNull(WireTimeOrNone),
  requestid: Schema.optionalKey(Schema.String),
  next: Schema.optionalKey(WireTextOrNone),
}), { money: 'amount', cardid: 'cardId', requesttime: 'requestedAt', arrivetime: 'dueAt', endtime: 'endedAt', requestid: 'requestId' }))()

/** Conditions of a withdrawal. Amounts are in the requested currency. */
export const WithdrawalPreview = /* @__PURE__ */ (() => appNames(Schema.Struct({
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  available: WireDecimal,
  settling: Schema.Array(SettlingAmount),
  min: WireAmount,
  max: WireFigure,
  feefixed: WireAmount,
  feerate: WireAmount,
  feemin: WireAmount,
  feemax: WireAmount,
  money: WireAmount,
  fee: WireAmount,
  arrival: WireAmount,
  hours: ServiceHours,
  arrivetime: WireTime,
  verified: statusOf({ 0: 'not-submitted', 1: 'under-review', 2: 'verified', 3: 'rejected' } as const, 'not-submitted'),
  fundpassword: WireFlag,
  cards: Schema.Int,
  creditloan: Schema.optionalKey(WireFlag),
  waituntil: orNull(WireTimeOrNone),
  waitfor: Schema.optionalKey(statusOf({ 0: 'nothing', 1: 'new-payee', 2: 'changed-password', 3: 'recovered-login' } as const, 'changed-password')),
}), { feefixed: 'fixed', feerate: 'points', feemin: 'least', feemax: 'most', money: 'amount', arrivetime: 'dueAt', fundpassword: 'fundPassword', waituntil: 'waitUntil', waitfor: 'waitFor' }))()

/** The withdrawal that was requested. Amounts are in its currency. */
export const NewWithdrawal = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  money: WireFigure,
  fee: WireAmount,
  arrival: WireAmount,
  cardid: Schema.String,
  card: WireTextOrNone,
  status: statusOf({ 0: 'under-review' } as const, 'under-review'),
  requesttime: WireTime,
  arrivetime: WireTime,
}), { money: 'amount', cardid: 'cardId', status: 'state', requesttime: 'requestedAt', arrivetime: 'dueAt' }))()

/** The withdrawal that was cancelled. Its whole amount is free again. */
export const CancelledWithdrawal = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  money: WireDecimal,
  status: statusOf({ 3: 'cancelled' } as const),
  endtime: WireTime,
}))()
