import type { Instant } from '../../domain/calendar/zone.ts'

/** An answer of the server as it is kept on the device. */
export interface SeenAnswer {
  readonly text: string
  /** When the server sent it. */
  readonly sentAt: Instant
  /** When it was kept, by the device's own clock. */
  readonly keptAt: Instant
}

/**
 * The last answers of calls that only read, kept on the device for one customer, so that the app shows them without a
 * connection. A device that refuses to store anything behaves as an empty one.
 */
export interface LastSeenStore {
  /** The kept answer; null where there is none, or none of this customer. */
  readonly get: (account: string, question: string) => Promise<SeenAnswer | null>
  /** Keeps answers of a customer and removes those of any other. */
  readonly put: (account: string, answers: ReadonlyMap<string, SeenAnswer>) => Promise<void>
  /** Removes all answers of all customers. */
  readonly clear: () => Promise<void>
}
