import { Effect, Random } from 'effect'

export interface BackoffRange {
  /** The longest wait after the first failure, in milliseconds. */
  readonly first: number
  /** The longest wait of all, in milliseconds. */
  readonly most: number
}

/**
 * How long to wait after so many failures in a row (from 1), in milliseconds: twice as long each time, less up to half
 * by chance, so that all who lost the server at once do not come back at once.
 */
export const backoff = (failures: number, { first, most }: BackoffRange): Effect.Effect<number> =>
  Effect.map(Random.next, (chance) => Math.min(most, first * 2 ** (failures - 1)) * (1 - chance / 2))
