/**
 * More requests at the same time than the broker accepts. Nothing was changed: the same call may be sent again later.
 */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
  readonly statusCode = 503

  constructor() {
    super('too much is in flight')
  }
}

/** Seconds after which a refused client may try again. */
export const RETRY_AFTER = 5
