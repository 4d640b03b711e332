// Made from openapi/ by npm run generate. Do not edit.

import type { Instant } from '../../domain/calendar/zone.ts'
import type { IdentityState } from '../../domain/contract/enumerations.ts'

/** State of the proof of the customer's identity. Fields that were not submitted are empty. */
export interface IdentityRecord {
  /** 0 not submitted, 1 under review, 2 verified, 3 rejected (it can be submitted again). */
  readonly state: IdentityState
  /** Submitted real name. */
  readonly name: string
  /** ID number, as asterisks but for its last three characters. */
  readonly idNumber: string
  /** Front of the document. */
  readonly front: string | null
  /** Back of the document. */
  readonly back: string | null
  /** Reason why a review ended with a rejection; empty if it did not. A client shows its own words for it, and those of `other` for an unknown reason. */
  readonly reason: string
  /** The reviewer's remark, unformatted plain text; empty if there is none. */
  readonly remark: string
  /** When it was last submitted, epoch milliseconds (UTC); `-` if it never was. */
  readonly submittedAt: Instant | null
  /** When the last review ended, epoch milliseconds (UTC); `-` where none has. */
  readonly reviewedAt: Instant | null
}
