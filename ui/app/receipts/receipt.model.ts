import { Effect } from 'effect'
import { Funds } from '../../../ports/Wealth.ts'
import type { App } from '../../data/app/app.ts'
import { makeQuery } from '../../data/query/query.ts'

/** The customer's money after a transfer, currency by currency. */
export const makeReceiptModel = (app: App) => {
  const { clear, load, stop, value } = makeQuery(app, () => Effect.flatMap(Funds, (funds) => funds.list()))
  return {
    funds: value,
    /** Asks again: what was known before the transfer is not shown after it. */
    open: (): (() => void) => {
      clear()
      void load()
      return stop
    },
  }
}
