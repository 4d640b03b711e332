// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireTimeOrNone } from '../../http/figures.ts'
import { WireTextOrNone, appNames } from '../../http/forms/forms.ts'
import { statusOf } from '../../http/statuses.ts'

/** State of the proof of the customer's identity. Fields that were not submitted are empty. */
export const IdentityRecord = /* @__PURE__ */ (() => appNames(Schema.Struct({
  status: statusOf({ 0: 'not-submitted', 1: 'under-review', 2: 'verified', 3: 'rejected' } as const),
  name: Schema.String,
  idnumber: Schema.String,
  fronturl: WireTextOrNone,
  backurl: WireTextOrNone,
  reason: Schema.String,
  remark: Schema.String,
  submittime: WireTimeOrNone,
  reviewtime: WireTimeOrNone,
}), { status: 'state', idnumber: 'idNumber', fronturl: 'front', backurl: 'back', submittime: 'submittedAt', reviewtime: 'reviewedAt' }))()
