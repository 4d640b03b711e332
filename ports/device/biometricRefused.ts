import { Data } from 'effect'

/**
 * The device did not recognise its owner: the customer or the device ended its dialogue (`cancelled`), it refuses further tries for a
 * while (`locked-out`), has neither face, finger nor code any more (`unavailable`), or could not tell (`failed`).
 */
export class BiometricRefused extends Data.TaggedError('BiometricRefused')<{
  readonly why: 'cancelled' | 'locked-out' | 'unavailable' | 'failed'
}> {}
