import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { IdentityState } from '../domain/identity/states.ts'
import type { Failure } from './failure.ts'

/** Why a proof was rejected. An unknown reason of a newer server is `other`. */
export type IdentityRejection = 'unreadable' | 'namediffers' | 'numberdiffers' | 'expired' | 'other'

/** State of the proof of identity, with the last submission. */
export interface IdentityRecord {
  readonly state: IdentityState
  /** Real name as submitted; empty before the first time. */
  readonly name: string
  /** Asterisks, except for the last three characters. */
  readonly idNumber: string
  /** Read with `Uploads.picture`; null where there is none. */
  readonly front: string | null
  readonly back: string | null
  /** Null unless it was rejected. */
  readonly rejection: { readonly reason: IdentityRejection; readonly remark: string } | null
  readonly submittedAt: Instant | null
  readonly reviewedAt: Instant | null
}

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
