import { Effect } from 'effect'
import type { Figure } from '../../../../../domain/money/largestMove.ts'
import { InstrumentDetail } from '../../../../../ports/Quotes.ts'
import type { App } from '../../../../data/app/app.ts'
import { makeQuery } from '../../../../data/query/query.ts'

/** More daily candles than any market has in a year. */
const CANDLES = 366

/** The daily closes of an instrument, oldest first. */
interface Closes {
  readonly code: string
  readonly zone: string
  readonly closes: ReadonlyArray<Figure>
}

/** The closes of the past year, for what an order could lose; asked for when the first order of an instrument is held. */
export const makePastMoveModel = (app: App) => {
  let code = ''
  const query = makeQuery<Closes>(app, () =>
    Effect.gen(function* () {
      const { candles } = yield* InstrumentDetail
      const wanted = code
      const found = yield* candles({ code: wanted, resolution: 'day', limit: CANDLES })
      return {
        code: wanted,
        zone: found.zone,
        closes: found.candles.map(({ start, close }) => ({ at: start, value: close })),
      }
    }),
  )
  return {
    closes: query.value,
    status: query.status,
    load: (next: string): void => {
      if (query.value.peek()?.code === next) return
      code = next
      query.clear()
      void query.load()
    },
    stop: query.stop,
  }
}
