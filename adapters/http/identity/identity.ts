import { Effect } from 'effect'
import { Identity, type IdentityRecord, type IdentityRejection } from '../../../ports/Identity.ts'
import { IdentityRecord as Proof } from '../../generated/schemas/identity.ts'
import type { Call } from '../client.ts'

const REASONS: ReadonlyArray<IdentityRejection> = ['unreadable', 'namediffers', 'numberdiffers', 'expired']

const recordOf = ({ reason, remark, ...proof }: (typeof Proof)['Type']): IdentityRecord => ({
  ...proof,
  rejection:
    proof.state === 'rejected' ? { reason: REASONS.find((known) => known === reason) ?? 'other', remark } : null,
})

/** Proof of identity over HTTP. */
export const identity = (call: Call): Identity['Service'] =>
  Identity.of({
    record: () => call('/identity/state', undefined, Proof).pipe(Effect.map(recordOf)),
    submit: ({ name, idNumber, front, back }, requestid) =>
      call('/identity/submit', { name, idnumber: idNumber, front, back, requestid }, Proof).pipe(Effect.map(recordOf)),
  })
