import { LENDING_TERMS, lendableOf } from '../../../domain/lending/lending.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { type Purchase, sellable } from '../../../domain/orders/sellable.ts'
import type { Handlers } from '../../platform/contract/operations.ts'
import { isRejection } from '../../platform/rejection/rejection.ts'
import { pageAnswer, pageOf } from '../../platform/paging/cursor.ts'
import { ownPage } from '../../platform/paging/ownRows.ts'
import { instrumentOf, quantityText } from '../../market/listing/figures.ts'
import { purchasesOf } from '../positions/storedPosition.ts'
import type { PositionRow } from '../positions/tables.ts'
import { allDemand, demandOf, showDemand } from './demand.ts'
import { showLoan } from './loan.ts'
import { lendingMoment } from './moment.ts'

/** The quantity of a position that may be lent now. */
export const lendableNow = (row: PositionRow, purchases: ReadonlyArray<Purchase>, now: Date): Decimal => {
  const instrument = instrumentOf(row.code)
  const { quantity } = sellable(MARKETS[instrument.market], instrument, purchases, row.closed, now.getTime())
  return lendableOf(quantity, row.closing, row.lent, instrument.lot)
}

/** Sort keys of the list, as texts for the cursor. */
const place = (index: number): string => String(index).padStart(6, '0')

export const lendingLists = {
  '/lending/offers': async (fields, { broker, customer, now }) => {
    const page = pageOf({ path: '/lending/offers', customerId: customer.id, fields }, fields)
    if (isRejection(page)) return page
    const moment = await lendingMoment(broker, broker.db, now)
    const rows = allDemand(broker.market, now.getTime())
      .map((demand, index) => ({ demand, key: place(index) }))
      .filter(({ key }) => page.after === undefined || key > page.after)
      .slice(0, page.limit + 1)
    const answer = pageAnswer(
      page,
      rows,
      ({ key }) => key,
      ({ demand }) => showDemand(demand, moment),
    )
    return { channel: moment.channel, days: [...LENDING_TERMS], ...answer }
  },

  '/lending/holdings': (fields, { broker, customer, now }) => {
    const codes = allDemand(broker.market, now.getTime()).map(({ instrument }) => instrument.code)
    const query = broker.db
      .selectFrom('positions')
      .selectAll()
      .where('state', '=', 'holding')
      .where('direction', '=', 'long')
      .where('leverage', '=', 1)
      // A day trade is squared off before its shares could return. Source: RULES.md, day trading.
      .where('square_off_at', 'is', null)
      .where('code', 'in', codes)
    const listing = { path: '/lending/holdings', customerId: customer.id, fields }
    return ownPage(listing, query, 'created_at', async (rows) => {
      const [moment, purchases] = await Promise.all([
        lendingMoment(broker, broker.db, now),
        purchasesOf(broker.db, rows),
      ])
      return (row) => {
        const demand = demandOf(broker.market, row.code, now.getTime())
        if (demand === undefined) throw new Error(`${row.code} is never lent`)
        return {
          positionid: row.id,
          quantity: quantityText(row.quantity),
          lendable: quantityText(lendableNow(row, purchases.get(row.id) ?? [], now)),
          lent: quantityText(row.lent),
          offer: showDemand(demand, moment),
        }
      }
    })
  },

  '/lending/loans': (fields, { broker, customer }) =>
    ownPage(
      { path: '/lending/loans', customerId: customer.id, fields },
      broker.db.selectFrom('stock_loans').selectAll(),
      'started_at',
      () => showLoan,
    ),
} satisfies Partial<Handlers>
