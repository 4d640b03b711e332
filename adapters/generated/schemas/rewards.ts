// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireAmount, WireFigure, WireTime, WireTimeOrNone } from '../../http/figures.ts'
import { WireTextOrNone, appNames } from '../../http/forms/forms.ts'
import { statusOf } from '../../http/statuses.ts'

/** The customer's rewards of an activity, in its currency. `obtained` = `withdrawn` + `withdrawable`. */
export const RewardFigures = /* @__PURE__ */ (() => appNames(Schema.Struct({
  total: WireAmount,
  obtained: WireAmount,
  withdrawn: WireAmount,
  withdrawable: WireAmount,
  claimfrom: WireFigure,
}), { claimfrom: 'claimFrom' }))()

/** An activity with rewards, as one customer sees it. */
export const Activity = /* @__PURE__ */ (() => appNames(Schema.Struct({
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
}), { status: 'phase', starttime: 'startsAt', endtime: 'endsAt' }))()

/** One task of an activity. */
export const ActivityTask = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  content: Schema.String,
  reward: WireFigure,
  status: statusOf({ 0: 'locked', 1: 'open', 2: 'completed', 3: 'ended' } as const),
  after: WireTextOrNone,
  link: Schema.String,
  completetime: WireTimeOrNone,
}), { content: 'text', status: 'state', completetime: 'completedAt' }))()

/** An activity with its tasks, rules and terms. */
export const ActivityDetail = /* @__PURE__ */ (() => Schema.Struct({
  activity: Activity,
  list: Schema.Array(ActivityTask),
  rules: Schema.Array(Schema.String),
  terms: Schema.Array(Schema.String),
}))()

/** A reward that was claimed and credited. */
export const BonusClaim = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  activity: Schema.String,
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  money: WireFigure,
  time: WireTime,
}), { money: 'amount', time: 'claimedAt' }))()

/** Activities with rewards, running ones first. */
export const ActivityListAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(Activity),
  next: WireTextOrNone,
}))()
