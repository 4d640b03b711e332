import { Effect, Random } from 'effect'

export interface BackoffRange {
  /** The longest wait after the first failure, in milliseconds. */
  readonly first: number
  /** The longest wait of all, in milliseconds. */
  readonly most: number
}

/**
 * How long to wait after this many failures in a row (from 1), in milliseconds: twice as long each time, less a random
 * part of up to half, so that clients that lost the server at the same time do not all return at the same time.
 */
export const backoff = (failures: number, { first, most }: BackoffRange): Effect.Effect<number> =>
  Effect.map(Random.next, (chance) => Math.min(most, first * 2 ** (failures - 1)) * (1 - chance / 2))
