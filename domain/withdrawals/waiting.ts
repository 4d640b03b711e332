import type { Instant } from '../calendar/zone.ts'

/** Milliseconds for which nothing leaves to a new payee, after a changed password or a recovered log-in. Source: RULES.md, funds. */
export const WAITING_TIME = 24 * 60 * 60_000

/** Why a withdrawal has to wait. */
export type WaitReason = 'new-payee' | 'changed-password' | 'recovered-login'

export interface Wait {
  /** From then on it is accepted. */
  readonly until: Instant
  readonly reason: WaitReason
}

/** What a withdrawal may have to wait for. */
export interface Waiting {
  /** When a password of the customer was last changed; null for the first ones. */
  readonly passwordChangedAt: Instant | null
  /** When the log-in was last recovered without one-time codes; null where it never was. */
  readonly recoveredAt: Instant | null
  /** When the payee was first bound; null where it is the customer's first, which does not wait, or none is chosen. */
  readonly payeeBoundAt: Instant | null
}

/** What a withdrawal waits for at an instant: the longest of the waits, and null where none is left. */
export const waitOf = ({ passwordChangedAt, payeeBoundAt, recoveredAt }: Waiting, now: Instant): Wait | null => {
  const waits = [
    { since: passwordChangedAt, reason: 'changed-password' as const },
    { since: recoveredAt, reason: 'recovered-login' as const },
    { since: payeeBoundAt, reason: 'new-payee' as const },
  ].flatMap(({ reason, since }) => (since === null ? [] : [{ until: since + WAITING_TIME, reason }]))
  const left = waits.filter(({ until }) => until > now)
  return left.reduce<Wait | null>((longest, wait) => (longest && longest.until >= wait.until ? longest : wait), null)
}
