import { Data } from 'effect'

/**
 * The device gave no passkey: the customer cancelled it or did nothing (`cancelled`; browsers do not tell which), it has one
 * of the account already (`exists`), or it cannot (`failed`).
 */
export class PasskeyRefused extends Data.TaggedError('PasskeyRefused')<{
  readonly why: 'cancelled' | 'exists' | 'failed'
}> {}
