import type { Registry } from 'prom-client'
import type { Decision } from '../events/eventLog.ts'

/** What one process of a broker tells the others. */
type Notice =
  | { readonly kind: 'decided'; readonly decision: Decision }
  | { readonly kind: 'decisions-forgotten' }
  | { readonly kind: 'faults-changed' }

/**
 * The other processes of this broker on the same port. They share everything that matters through the database; a notice
 * only makes what testers see the same in all of them, a moment later.
 */
export interface Siblings {
  readonly tell: (notice: Notice) => void
  readonly listen: (hear: (notice: Notice) => void) => void
  /** Hands figures to the primary process, which serves those of all; undefined where there is none. */
  readonly publish?: (registry: Registry) => void
}

/** A broker of one process. */
export const alone: Siblings = { tell: () => {}, listen: () => {} }
