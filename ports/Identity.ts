import { Context, type Effect } from 'effect'
import type { Failure } from './failure.ts'
import type { IdentityRecord as Proof } from './generated/identity.ts'

/** State of the proof of identity, with the last submission. */
export interface IdentityRecord extends Omit<Proof, 'reason' | 'remark'> {
  /** Null unless it was rejected. */
  readonly rejection: { readonly reason: IdentityRejection; readonly remark: string } | null
}

/** Why a proof was rejected. An unknown reason of a newer server is `other`. */
export type IdentityRejection = 'unreadable' | 'namediffers' | 'numberdiffers' | 'expired' | 'other'

export interface IdentityProof {
  readonly name: string
  readonly idNumber: string
  /** Ids of images uploaded for `identity`. */
  readonly front: string
  readonly back: string
}

/** Proof of the customer's identity. Source: RULES.md, identity. */
export class Identity extends Context.Service<
  Identity,
  {
    readonly record: () => Effect.Effect<IdentityRecord, Failure>
    /** Submits a proof; the same `requestId` gets the first answer again. */
    readonly submit: (proof: IdentityProof, requestId: string) => Effect.Effect<IdentityRecord, Failure>
  }
>()('ports/Identity') {}
