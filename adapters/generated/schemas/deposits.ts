// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireAmount, WireDay, WireFigure, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { WireFlag, WireTextOrNone, appNames, orNull, wordOrNone } from '../../http/forms/forms.ts'
import { statusOf } from '../../http/statuses.ts'
import { ServiceHours } from './wire.ts'

/** A deposit that a customer submitted. Amounts are in its currency. */
export const Deposit = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  channelid: Schema.String,
  method: Schema.Literals(['bank', 'wallet']),
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  money: WireFigure,
  transferdate: WireDay,
  proofurl: WireTextOrNone,
  status: statusOf({ 0: 'under-review', 1: 'approved', 2: 'rejected' } as const, 'under-review'),
  reason: WireTextOrNone,
  remark: WireTextOrNone,
  requesttime: WireTime,
  arrivetime: WireTime,
  reviewtime: WireTimeOrNone,
}), { channelid: 'channelId', money: 'amount', transferdate: 'transferDay', proofurl: 'proofUrl', status: 'state', requesttime: 'requestedAt', arrivetime: 'dueAt', reviewtime: 'reviewedAt' }))()

/** An account of the broker that receives deposits. Fields that its kind does not have are empty. */
export const DepositAccount = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  holder: WireTextOrNone,
  bank: WireTextOrNone,
  number: WireTextOrNone,
  swift: WireTextOrNone,
  bankaddress: WireTextOrNone,
  payeeaddress: WireTextOrNone,
  accounttype: wordOrNone(['savings', 'current']),
  network: wordOrNone(['TRC20', 'ERC20', 'BTC']),
  walletaddress: WireTextOrNone,
  reference: WireTextOrNone,
  paymentcode: orNull(WireTextOrNone),
}), { bankaddress: 'bankAddress', payeeaddress: 'payeeAddress', accounttype: 'accountType', walletaddress: 'walletAddress', paymentcode: 'paymentCode' }))()

/** A deposit channel. It accepts one currency; amounts are in that currency. */
export const DepositChannel = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  method: Schema.Literals(['bank', 'wallet']),
  name: Schema.String,
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  status: WireFlag,
  min: WireAmount,
  max: WireFigure,
  hours: ServiceHours,
  arrivehours: Schema.Int,
  content: WireTextOrNone,
  accounts: Schema.Array(DepositAccount),
}), { status: 'isOpen', arrivehours: 'arriveHours', content: 'note' }))()

/** Deposit channels, with limits, hours and accounts. */
export const FundsChannelsAnswer = /* @__PURE__ */ (() => Schema.Array(DepositChannel))()

/** Deposits, newest first. */
export const FundsDepositlistAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(Deposit),
  next: WireTextOrNone,
}))()
