import { sum } from 'effect/BigDecimal'
import { sql } from 'kysely'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { type Decimal, formatDecimal, percentOf, shortText } from '../../../domain/money/decimal.ts'
import { saleWait } from '../../../domain/orders/sellable.ts'
import type { Data, Handler } from '../../platform/contract/operations.ts'
import { isRejection } from '../../platform/rejection/rejection.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { listRequestOf, isRequested } from '../../platform/paging/listRequest.ts'
import { pageAnswer } from '../../platform/paging/cursor.ts'
import {
  amountText,
  instrumentFields,
  instrumentOf,
  NOTHING,
  priceText,
  quantityText,
} from '../../market/listing/figures.ts'
import { priceNow, valueOf } from '../positions/positionWire.ts'
import type { PositionRow } from '../positions/tables.ts'
import type { BlockMoment } from './board.ts'
import { momentOf } from './find.ts'

export type WireTrade = Data<'/block/buy'>

interface TradeRow {
  readonly id: string
  readonly least_lots: Decimal
  readonly lots: Decimal
  readonly created_at: Date
  readonly price: Decimal
  /** Of the purchase. */
  readonly paid_fees: Decimal
  readonly position: PositionRow
}

/** The profit or loss: realised for the sold part, at the current price for the held part. */
const profitRate = (position: PositionRow, price: Decimal | undefined): string => {
  const held = valueOf(position, price)
  return held === undefined
    ? NOTHING
    : formatDecimal(percentOf(sum(position.realised, held.profit), position.opened_amount))
}

/** A block trade as the contract represents it. */
const showTrade = (row: TradeRow, moment: BlockMoment): WireTrade => {
  const { created_at, id, least_lots, lots, paid_fees, position } = row
  const instrument = instrumentOf(position.code)
  const { until } = saleWait(MARKETS[instrument.market], instrument, created_at.getTime())
  const price = priceNow(moment, position.code)
  const isWaiting = moment.now.getTime() < until
  return {
    id,
    positionid: position.id,
    ...instrumentFields(instrument),
    minlots: shortText(least_lots),
    buylots: shortText(lots),
    quantity: quantityText(position.opened),
    held: quantityText(position.quantity),
    buyprice: priceText(row.price, instrument),
    nowprice: priceText(price, instrument),
    profitrate: profitRate(position, price),
    money: amountText(position.opened_amount, position.currency),
    fees: amountText(paid_fees, position.currency),
    turnover: amountText(position.closed_amount, position.currency),
    status: position.state === 'closed' ? 2 : isWaiting ? 0 : 1,
    time: created_at.getTime(),
    selltime: until,
  }
}

const tradesOf = (db: Db, customerId: string) =>
  db
    .selectFrom('block_trades as t')
    .innerJoin('blocks as b', 'b.id', 't.block_id')
    .innerJoin('orders as o', 'o.id', 't.position_id')
    .select(['t.id', 't.position_id', 't.least_lots', 't.lots', 't.created_at', 'b.price', 'o.fees as paid_fees'])
    .where('t.customer_id', '=', customerId)

type Found = Omit<TradeRow, 'position'> & { readonly position_id: string }

const withPositions = async (db: Db, rows: ReadonlyArray<Found>): Promise<ReadonlyArray<TradeRow>> => {
  const ids = rows.map(({ position_id }) => position_id)
  const positions =
    ids.length === 0 ? [] : await db.selectFrom('positions').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(positions.map((position) => [position.id, position]))
  return rows.flatMap((row) => {
    const position = byId.get(row.position_id)
    return position ? [{ ...row, position }] : []
  })
}

/** The trade with an id, which must exist. */
export const readTrade = async (db: Db, customerId: string, id: string, moment: BlockMoment): Promise<WireTrade> => {
  const found = await tradesOf(db, customerId).where('t.id', '=', id).executeTakeFirstOrThrow()
  const [row] = await withPositions(db, [found])
  if (row === undefined) throw new Error(`block trade ${id} has no position`)
  return showTrade(row, moment)
}

/** One page of a customer's block trades, newest first. */
export const myTrades: Handler<'/block/mine'> = async (fields, { broker, customer, now }) => {
  const request = listRequestOf('/block/mine', customer.id, fields)
  if (isRejection(request)) return request
  const found = await tradesOf(broker.db, customer.id)
    .where(isRequested(request, { key: 't.id', at: 't.created_at' }))
    .orderBy(sql`t.id`, 'desc')
    .limit(request.page.limit + 1)
    .execute()
  const moment = await momentOf(broker, broker.db, now)
  const rows = await withPositions(broker.db, found)
  return pageAnswer(
    request.page,
    rows,
    ({ id }) => id,
    (row) => showTrade(row, moment),
  )
}
