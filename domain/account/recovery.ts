import type { Instant } from '../calendar/zone.ts'
import { comparedName, tidyIdNumber } from '../identity/validation.ts'

/** Milliseconds between a request and the end of one-time codes: time for the customer to stop what somebody else asked for. */
export const RECOVERY_TIME = 24 * 60 * 60_000

/** What a customer without codes proves beside the login password. */
export interface RecoveryProof {
  readonly name: string
  readonly idNumber: string
}

/** When codes end, if a request of an instant is accepted. Source: RULES.md, security. */
export const codesEndAt = (requestedAt: Instant): Instant => requestedAt + RECOVERY_TIME

/** Whether name and ID number are those of a verified identity, in whatever spelling. Source: RULES.md, security. */
export const isSameIdentity = (proof: RecoveryProof, verified: RecoveryProof): boolean =>
  comparedName(proof.name) === comparedName(verified.name) &&
  tidyIdNumber(proof.idNumber) === tidyIdNumber(verified.idNumber)
