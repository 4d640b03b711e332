import { Effect, Random } from 'effect'
import type { Failure } from '../../../ports/failure.ts'

export interface BackoffRange {
  /** The longest wait after the first failure, in milliseconds. */
  readonly first: number
  /** The longest wait of all, in milliseconds. */
  readonly most: number
}

/** The longest that a server can make the app wait, in seconds: a wrong setting must not stop prices for a day. */
const LONGEST_ASKED = 300

/**
 * How long to wait after this many failures in a row (from 1), in milliseconds: twice as long each time, less a random
 * part of up to half, so that clients that lost the server at the same time do not all return at the same time. Where the last
 * failure says how long the server wants to be left alone, not sooner, up to five minutes. Source: RULES.md, failures.
 */
export const backoff = (
  failures: number,
  { first, most }: BackoffRange,
  last: Failure | null,
): Effect.Effect<number> => {
  const asked = last && 'retryAfter' in last ? (last.retryAfter ?? 0) : 0
  const least = 1_000 * Math.min(Math.max(asked, 0), LONGEST_ASKED)
  return Effect.map(Random.next, (chance) => least + Math.min(most, first * 2 ** (failures - 1)) * (1 - chance / 2))
}
