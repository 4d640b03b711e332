import { Effect } from 'effect'
import { Funds } from '../../../ports/Wealth.ts'
import { TradeFundsAnswer, Worth } from '../../generated/schemas/wealth.ts'
import type { Call } from '../client.ts'

/** Money by currency, and all of it together, over HTTP. */
export const funds = (call: Call): Funds['Service'] =>
  Funds.of({
    list: () => call('/trade/funds', undefined, TradeFundsAnswer),
    worth: () =>
      call('/trade/worth', undefined, Worth).pipe(Effect.map(({ rates = [], ...worth }) => ({ ...worth, rates }))),
  })
