import { Effect } from 'effect'
import { Markets } from '../../../ports/Markets.ts'
import { MarketListAnswer } from '../../generated/schemas/markets.ts'
import type { Call } from '../client.ts'

/** Markets and their hours over HTTP. */
export const markets = (call: Call): Markets['Service'] =>
  Markets.of({
    list: () =>
      call('/market/list', undefined, MarketListAnswer).pipe(
        Effect.map((rows) => rows.map((market) => ({ ...market, hasHomeHours: market.hasHomeHours ?? false }))),
      ),
  })
