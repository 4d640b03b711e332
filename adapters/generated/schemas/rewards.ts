// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireTextOrNone, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { statusOf } from '../../http/statuses.ts'
import { WireDecimal } from '../../http/wire.ts'

/** The customer's rewards of an activity, in its currency. `obtained` = `withdrawn` + `withdrawable`. */
export const RewardFigures = /* @__PURE__ */ (() => Schema.Struct({
  total: WireDecimal,
  obtained: WireDecimal,
  withdrawn: WireDecimal,
  withdrawable: WireDecimal,
  claimfrom: WireDecimal,
}))()

/** An activity with rewards, as one customer sees it. */
export const Activity = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  summary: Schema.String,
  status: statusOf({ 0: 'upcoming', 1: 'running', 2: 'ended' } as const),
  starttime: WireTime,
  endtime: WireTime,
  zone: Schema.String,
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  tasks: Schema.Int,
  completed: Schema.Int,
  figures: RewardFigures,
}))()

/** One task of an activity. */
export const ActivityTask = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  content: Schema.String,
  reward: WireDecimal,
  status: statusOf({ 0: 'locked', 1: 'open', 2: 'completed', 3: 'ended' } as const),
  after: Schema.String,
  link: Schema.String,
  completetime: WireTimeOrNone,
}))()

/** An activity with its tasks, rules and terms. */
export const ActivityDetail = /* @__PURE__ */ (() => Schema.Struct({
  activity: Activity,
  list: Schema.Array(ActivityTask),
  rules: Schema.Array(Schema.String),
  terms: Schema.Array(Schema.String),
}))()

/** A reward that was claimed and credited. */
export const BonusClaim = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  activity: Schema.String,
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  money: WireDecimal,
  time: WireTime,
}))()

/** Activities with rewards, running ones first. */
export const ActivityListAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(Activity),
  next: WireTextOrNone,
}))()

export const ActivityListForm = /* @__PURE__ */ (() => Schema.Struct({
  language: Schema.Literals(['us', 'tw', 'es', 'cn', 'my', 'it', 'kr', 'ar']),
  cursor: Schema.optionalKey(Schema.String),
  limit: Schema.optionalKey(Schema.String),
}))()

export const ActivityInfoForm = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.optionalKey(Schema.String),
  language: Schema.Literals(['us', 'tw', 'es', 'cn', 'my', 'it', 'kr', 'ar']),
}))()

export const ActivityClaimForm = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  requestid: Schema.String,
}))()
