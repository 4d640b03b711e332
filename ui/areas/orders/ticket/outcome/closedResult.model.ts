import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { type Decimal, formatDecimal, sumOf } from '../../../../../domain/money/decimal.ts'
import { type Fill, Orders, type PlacedOrder } from '../../../../../ports/Orders.ts'
import type { App } from '../../../../data/app/app.ts'
import { makeSwitchQuery } from '../../../../data/query/switchQuery.ts'

/** The most trades that the result of an order is added up from: one page of the contract. */
const MOST = 100

const profitOf = (fills: ReadonlyArray<Fill>): Decimal | null => {
  const profits = fills.flatMap(({ profit }) => (profit === null ? [] : [profit]))
  return profits.length > 0 ? sumOf(profits) : null
}

/** What an order that closed a position brought after all fees, over all its trades. */
export const makeClosedResultModel = (app: App) => {
  const latest = makeSwitchQuery(app)
  const profit = signal<Decimal | null>(null)
  let shown = ''
  return {
    /** Null while it is not known, and where the trades are more than a page. */
    profit,
    /** Asks for the trades of an order, once for each quantity that is filled of it. */
    tell: async ({ filled, id }: Pick<PlacedOrder, 'filled' | 'id'>): Promise<void> => {
      const version = `${id} ${formatDecimal(filled)}`
      if (version === shown) return
      shown = version
      profit.value = null
      const answer = await latest.ask(Effect.flatMap(Orders, (orders) => orders.fills({ orderId: id, limit: MOST })))
      if (answer.is === 'found' && answer.value.next === null) profit.value = profitOf(answer.value.list)
    },
    leave: (): void => {
      shown = ''
      profit.value = null
      latest.drop()
    },
  }
}
