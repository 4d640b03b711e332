// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireAmount, WireTime } from '../../http/figures.ts'
import { WireFlag, appNames } from '../../http/forms/forms.ts'

/** Money of sales that settles at one instant. */
export const SettlingAmount = /* @__PURE__ */ (() => appNames(Schema.Struct({
  money: WireAmount,
  time: WireTime,
}), { money: 'amount', time: 'settlesAt' }))()

/** Hours in which the broker processes deposits or withdrawals, in the named zone, and whether it is open now. */
export const ServiceHours = /* @__PURE__ */ (() => appNames(Schema.Struct({
  zone: Schema.String,
  days: Schema.Array(Schema.Int),
  open: Schema.String,
  close: Schema.String,
  isopen: WireFlag,
  nextopen: WireTime,
}), { isopen: 'isOpen', nextopen: 'nextOpen' }))()
