import { Context, type Effect } from 'effect'
import type { PriceAlert } from './Alerts.ts'
import type { Failure } from './failure.ts'
import type { Fill, PlacedOrder } from './Orders.ts'
import type { Depth, QuoteBatch } from './Quotes.ts'

/** What the app shows now, and so wants to hear of. */
export interface LiveTopics {
  readonly quotes: ReadonlyArray<string>
  /** At most five. */
  readonly depth: ReadonlyArray<string>
  /** Events of the customer's orders, positions, money and messages. */
  readonly own: boolean
}

/** What has happened. */
export type LiveEvent =
  /**
   * The stream runs. With `isGap` events may be missing since the last one, or since the page was opened: what is shown is
   * requested once.
   */
  | { readonly is: 'open'; readonly isGap: boolean }
  /** The stream does not run: the app polls until it is open again. */
  | { readonly is: 'lost' }
  /** The stream runs, and nothing has happened. */
  | { readonly is: 'beat' }
  | { readonly is: 'quotes'; readonly batch: QuoteBatch }
  | { readonly is: 'depth'; readonly depth: Depth }
  | { readonly is: 'orders'; readonly orders: ReadonlyArray<PlacedOrder> }
  | { readonly is: 'fills'; readonly fills: ReadonlyArray<Fill> }
  | { readonly is: 'alerts'; readonly alerts: ReadonlyArray<PriceAlert> }
  | { readonly is: 'messages'; readonly unread: number }
  /** Something of these has changed. */
  | { readonly is: 'markets' | 'positions' | 'wallets' }

/** The topics of one tab, which change while it runs. */
export interface LiveWishes {
  readonly topics: () => LiveTopics
  /** Calls back when they have changed; returns the function that stops it. */
  readonly watch: (changed: () => void) => () => void
}

/** Events as they happen. */
export class Live extends Context.Service<
  Live,
  {
    /**
     * Follows the stream until it is interrupted; a lost connection is opened again and goes on after the last event.
     * All tabs of the app share one stream. Fails where a stream is of no use: the server has none, the session has
     * ended, or an event breaks the contract.
     */
    readonly follow: (wishes: LiveWishes, tell: (event: LiveEvent) => void) => Effect.Effect<never, Failure>
  }
>()('ports/Live') {}
