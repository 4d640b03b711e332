import { closeOf } from '../../../domain/calendar/sessions.ts'
import { nextTradingDay, tradingDayOf } from '../../../domain/calendar/tradingDays.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import {
  isOpenForDayTrades,
  SQUARE_OFF_MINUTES,
  squareOffAt,
  SQUARED_OFF,
} from '../../../domain/daytrade/dayTrading.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { ownPage } from '../../platform/paging/ownRows.ts'
import { DAY, later, MINUTE } from '../../platform/clock/instant.ts'
import { eligibleIn } from '../orders/checkOrder.ts'
import { instrumentFields, NOTHING, priceText } from '../../market/listing/figures.ts'
import { orderWire } from '../orders/orderWire.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import { positionWire } from '../positions/positionWire.ts'
import { purchasesOf } from '../positions/storedPosition.ts'

/** The square-off of the current trading day, or of the next one where it is over. */
const nextSquareOff = ({ calendar }: Instrument, at: number): number => {
  if (isOpenForDayTrades(calendar, at)) return squareOffAt(calendar, at)
  const day = nextTradingDay(calendar, tradingDayOf(calendar, at))
  return (closeOf(calendar, day) ?? at) - SQUARE_OFF_MINUTES * MINUTE
}

export const listInstruments: Handler<'/daytrade/list'> = async ({ market }, { broker, now }) => {
  const at = now.getTime()
  const overrides = await overridesFor(broker.db)
  return eligibleIn(market).map((instrument) => {
    const quote = broker.market.quote(instrument.code, at, overrides)
    const trades = broker.market.state(instrument.code, at, overrides)?.state === 'open'
    return {
      ...instrumentFields(instrument),
      nowprice: priceText(quote?.price, instrument),
      preclose: quote === undefined ? NOTHING : priceText(quote.previousClose, instrument),
      open: trades && isOpenForDayTrades(instrument.calendar, at) ? 1 : 0,
      squareofftime: nextSquareOff(instrument, at),
    }
  })
}

export const listDayOrders: Handler<'/daytrade/orders'> = (fields, { broker, customer, now }) =>
  ownPage(
    { path: '/daytrade/orders', customerId: customer.id, fields },
    broker.db
      .selectFrom('orders')
      .selectAll()
      .where('square_off_at', 'is not', null)
      .where('created_at', '>', later(now, -DAY)),
    'created_at',
    () => orderWire,
  )

/** Which of some day trades the broker closed at their time. */
const squaredOffAmong = async (
  db: Db,
  customerId: string,
  positionIds: ReadonlyArray<string>,
): Promise<ReadonlySet<string>> => {
  if (positionIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('orders')
    .select(['position_id', 'filled'])
    .where('customer_id', '=', customerId)
    .where('square_off_at', 'is not', null)
    .where('position_id', 'in', positionIds)
    .where('reason', '=', SQUARED_OFF)
    .execute()
  return new Set(rows.flatMap(({ filled, position_id }) => (filled.value > 0n ? [position_id] : [])))
}

export const listDayPositions: Handler<'/daytrade/positions'> = (fields, { broker, customer, now }) => {
  const query = broker.db
    .selectFrom('positions')
    .selectAll()
    .where('square_off_at', 'is not', null)
    .where('state', '=', fields.which === 'held' ? 'holding' : 'closed')
  const listing = { path: '/daytrade/positions', customerId: customer.id, fields }
  return ownPage(listing, query, 'created_at', async (rows) => {
    const ids = rows.map(({ id }) => id)
    const [purchases, overrides, squaredOff] = await Promise.all([
      purchasesOf(broker.db, rows),
      overridesFor(broker.db),
      squaredOffAmong(broker.db, customer.id, ids),
    ])
    const moment = { market: broker.market, overrides, now }
    return (row) => ({
      position: positionWire(row, purchases.get(row.id) ?? [], moment),
      squaredoff: squaredOff.has(row.id) ? 1 : 0,
    })
  })
}
