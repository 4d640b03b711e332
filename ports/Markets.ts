import { Context, type Effect } from 'effect'
import type { Failure } from './failure.ts'
import type { Market } from './generated/markets.ts'

/** A market and its current state. */
export type MarketNow = Omit<Market, 'hasHomeHours'> & {
  /** Whether each instrument has the hours of its own home market: then `state` is open while any of them is open. */
  readonly hasHomeHours: boolean
}

/** All markets, in display order, with their hours and states. */
export class Markets extends Context.Service<
  Markets,
  { readonly list: () => Effect.Effect<ReadonlyArray<MarketNow>, Failure> }
>()('ports/Markets') {}
