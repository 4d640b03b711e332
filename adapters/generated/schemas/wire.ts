// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireTime } from '../../http/figures.ts'
import { WireFlag } from '../../http/forms/forms.ts'
import { WireDecimal } from '../../http/wire.ts'

/** Hours in which the broker processes deposits or withdrawals, in the named zone, and whether it is open now. */
export const ServiceHours = /* @__PURE__ */ (() => Schema.Struct({
  zone: Schema.String,
  days: Schema.Array(Schema.Int),
  open: Schema.String,
  close: Schema.String,
  isopen: WireFlag,
  nextopen: WireTime,
}))()

/** Money of sales that settles at one instant. */
export const SettlingAmount = /* @__PURE__ */ (() => Schema.Struct({
  money: WireDecimal,
  time: WireTime,
}))()
