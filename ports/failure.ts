import { Data } from 'effect'

/**
 * The server refused the request. `code` is that of the message catalogue, or 'unknown' for an unknown text, which is
 * then in `text` where a customer can be shown it. `atField`: a field of the form says it already.
 */
export class Rejected extends Data.TaggedError('Rejected')<{
  readonly code: string
  readonly text?: string
  readonly atField?: boolean
  /** Seconds after which the same call may come again, where the server said so. */
  readonly retryAfter?: number | undefined
}> {}

/**
 * 401: token and account are no longer valid. `code` is the server's reason, where it sent one, and `text` its own
 * words, as in Rejected. `token` is the one that the call was sent with, undefined where it had none: by the time of the
 * answer the customer may have logged in again.
 */
export class SessionExpired extends Data.TaggedError('SessionExpired')<{
  readonly code: string
  readonly text?: string
  readonly token?: string | undefined
}> {}

/** 503 or 404: not shown. `retryAfter` as in Rejected. */
export class Unavailable extends Data.TaggedError('Unavailable')<{
  readonly status: number
  readonly retryAfter?: number | undefined
}> {}

/** No connection. */
export class Offline extends Data.TaggedError('Offline')<object> {}

/** The server did not answer in time. A state-changing call may or may not have been executed. */
export class Timeout extends Data.TaggedError('Timeout')<{ readonly millis: number }> {}

/** An answer that breaks the contract. `path` names the field, as `data.0.rjmoney`. */
export class ContractBroken extends Data.TaggedError('ContractBroken')<{
  readonly call: string
  readonly path: string
  readonly why: string
}> {}

/** All failures of a call. Source: RULES.md, failures. */
export type Failure = Rejected | SessionExpired | Unavailable | Offline | Timeout | ContractBroken

/** The server does not have the call. */
export const isMissing = (failure: Failure): boolean => failure._tag === 'Unavailable' && failure.status === 404
