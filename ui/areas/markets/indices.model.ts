import { Effect } from 'effect'
import type { AppPorts } from '../../../ports/AppPorts.ts'
import type { Failure } from '../../../ports/failure.ts'
import type { QuotedInstrument } from '../../../ports/quote.ts'
import { Quotes } from '../../../ports/Quotes.ts'
import { makeLiveQuotes } from './quotes.live.ts'
import type { App } from '../../data/app/app.ts'
import { makeQuery } from '../../data/query/query.ts'

/** Requests the indices of home and adds their figures to the live quotes. */
export const askIndices = (app: App): Effect.Effect<ReadonlyArray<QuotedInstrument>, Failure, AppPorts> =>
  Effect.flatMap(Quotes, (quotes) => quotes.indices()).pipe(
    Effect.tap((list) => Effect.sync(() => app.model(makeLiveQuotes).learn(list))),
  )

/** The indices that home shows. */
export const makeIndicesModel = (app: App) => makeQuery(app, () => askIndices(app))
