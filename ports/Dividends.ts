import { Context, type Effect } from 'effect'
import type { Failure } from './failure.ts'
import type { Page, PageRequest } from './page.ts'
import type { Dividend } from './generated/dividends.ts'

export type { Dividend } from './generated/dividends.ts'

/** Dividends of the customer's holdings. Source: RULES.md, dividends. */
export class Dividends extends Context.Service<
  Dividends,
  {
    /** By ex-date, the next first. */
    readonly upcoming: () => Effect.Effect<ReadonlyArray<Dividend>, Failure>
    /** Newest first. */
    readonly paid: (page: PageRequest) => Effect.Effect<Page<Dividend>, Failure>
  }
>()('ports/Dividends') {}
