import { Effect, Schema } from 'effect'
import type { IdentityState } from '../../../domain/identity/states.ts'
import { Identity, type IdentityRecord, type IdentityRejection } from '../../../ports/Identity.ts'
import type { Call } from '../client.ts'
import { textOrNull, WireTimeOrNone } from '../figures.ts'
import { nameOr } from '../names.ts'
import { statusOf } from '../statuses.ts'

const STATES: Readonly<Record<number, IdentityState>> = {
  0: 'not-submitted',
  1: 'under-review',
  2: 'verified',
  3: 'rejected',
}
const REASONS: ReadonlyArray<IdentityRejection> = ['unreadable', 'namediffers', 'numberdiffers', 'expired']

const Wire = Schema.Struct({
  status: statusOf(STATES),
  name: Schema.String,
  idnumber: Schema.String,
  fronturl: Schema.String,
  backurl: Schema.String,
  reason: nameOr(REASONS, 'other'),
  remark: Schema.String,
  submittime: WireTimeOrNone,
  reviewtime: WireTimeOrNone,
})

const recordOf = (wire: (typeof Wire)['Type']): IdentityRecord => ({
  state: wire.status,
  name: wire.name,
  idNumber: wire.idnumber,
  front: textOrNull(wire.fronturl),
  back: textOrNull(wire.backurl),
  rejection: wire.status === 'rejected' ? { reason: wire.reason, remark: wire.remark } : null,
  submittedAt: wire.submittime,
  reviewedAt: wire.reviewtime,
})

/** Proof of identity over HTTP. */
export const identity = (call: Call): Identity['Service'] =>
  Identity.of({
    record: () => call('/identity/state', undefined, Wire).pipe(Effect.map(recordOf)),
    submit: ({ name, idNumber, front, back }, requestId) =>
      call('/identity/submit', { name, idnumber: idNumber, front, back, requestid: requestId }, Wire).pipe(
        Effect.map(recordOf),
      ),
  })
