// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireAmount, WireFigure, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { WireFlag, WireTextOrNone, appNames } from '../../http/forms/forms.ts'
import { statusOf } from '../../http/statuses.ts'

/** Terms of a credit loan, and the conditions that the customer has to meet. Amounts are in the requested currency. */
export const CreditTerms = /* @__PURE__ */ (() => appNames(Schema.Struct({
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  channel: Schema.Literals(['open', 'full', 'closed']),
  rate: WireFigure,
  yearrate: WireFigure,
  days: Schema.Array(Schema.Int),
  min: WireFigure,
  max: WireAmount,
  quota: WireAmount,
  owed: WireAmount,
  verified: statusOf({ 0: 'not-submitted', 1: 'under-review', 2: 'verified', 3: 'rejected' } as const),
  fundpassword: WireFlag,
}), { yearrate: 'yearRate', verified: 'identity', fundpassword: 'hasFundPassword' }))()

/** A credit loan. Amounts are in `currency`. */
export const CreditLoan = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  money: WireFigure,
  outstanding: WireAmount,
  interest: WireAmount,
  owed: WireAmount,
  paid: WireAmount,
  rate: WireFigure,
  days: Schema.Int,
  dayinterest: WireAmount,
  status: statusOf({ 0: 'running', 1: 'overdue', 2: 'repaid' } as const),
  starttime: WireTime,
  duetime: WireTime,
  endtime: WireTimeOrNone,
}), { money: 'amount', dayinterest: 'dayInterest', status: 'state', starttime: 'startedAt', duetime: 'dueAt', endtime: 'endedAt' }))()

/** Credit loans, newest first. */
export const CreditLoansAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(CreditLoan),
  next: WireTextOrNone,
}))()
