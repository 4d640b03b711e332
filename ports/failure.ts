import { Data } from 'effect'

/** The server understood and said no. `code` is the catalogue's, or 'unknown' for a text the catalogue lacks. */
export class Rejected extends Data.TaggedError('Rejected')<{ readonly code: string }> {}

/** 401: token and account are no longer good. `code` is the reason the server gave, where it gave one. */
export class SessionExpired extends Data.TaggedError('SessionExpired')<{ readonly code: string }> {}

/** 503 or 404: shown to nobody. */
export class Unavailable extends Data.TaggedError('Unavailable')<{ readonly status: number }> {}

/** No connection. */
export class Offline extends Data.TaggedError('Offline')<object> {}

/** The server did not answer in time. A state-changing call may or may not have happened. */
export class Timeout extends Data.TaggedError('Timeout')<{ readonly millis: number }> {}

/** An answer that is not what the contract says. `path` names the field, as `data.0.rjmoney`. */
export class ContractBroken extends Data.TaggedError('ContractBroken')<{
  readonly call: string
  readonly path: string
  readonly why: string
}> {}

/** Everything that can go wrong with a call. Source: RULES.md, failures. */
export type Failure = Rejected | SessionExpired | Unavailable | Offline | Timeout | ContractBroken
