import { sql } from 'kysely'
import { dayLabel } from '../../../domain/calendar/day.ts'
import { dividendAmounts } from '../../../domain/dividends/payment.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import type { Direction } from '../../../domain/orders/order.ts'
import type { Handler, Handlers } from '../../platform/contract/operations.ts'
import { isRejection } from '../../platform/rejection/rejection.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { listRequestOf, isRequested } from '../../platform/paging/listRequest.ts'
import { pageAnswer } from '../../platform/paging/cursor.ts'
import type { DividendEvent } from '../../market/companies/dividendEvent.ts'
import { announcedEvents } from './events.ts'
import { showDividend, showPayment, type WireDividend } from './show.ts'

interface Held {
  readonly code: string
  readonly direction: Direction
  readonly quantity: Decimal
}

const heldNow = (db: Db, customerId: string): Promise<ReadonlyArray<Held>> =>
  db
    .selectFrom('position_sums')
    .select(['code', 'direction', sql<Decimal>`sum(quantity)`.as('quantity')])
    .where('customer_id', '=', customerId)
    .where('positions', '>', 0n)
    .groupBy(['code', 'direction'])
    .orderBy('direction')
    .execute()

/** An announced dividend, for the quantity held now. */
const estimate = (event: DividendEvent, { direction, quantity }: Held): WireDividend => {
  const { exDay, instrument, market, payDay, perShare } = event
  const { code, currency } = instrument
  return showDividend({
    ...dividendAmounts({ market, currency, direction, quantity, perShare }),
    id: `${event.id}-${direction}`,
    code,
    currency,
    direction,
    state: 'announced',
    exDay: dayLabel(exDay),
    payDay: dayLabel(payDay),
    perShare,
    quantity,
    paidAt: null,
  })
}

const upcoming: Handler<'/dividend/upcoming'> = async (_body, { broker: { db, market }, customer, now }) => {
  const [held, fixed] = await Promise.all([
    heldNow(db, customer.id),
    db
      .selectFrom('dividend_payments')
      .selectAll()
      .where('customer_id', '=', customer.id)
      .where('paid_at', 'is', null)
      .orderBy('ex_day')
      .orderBy('id')
      .execute(),
  ])
  const events = await announcedEvents(db, market, [...new Set(held.map(({ code }) => code))], now.getTime())
  return [
    ...fixed.map(showPayment),
    ...events.flatMap((event) => held.filter(({ code }) => code === event.code).map((one) => estimate(event, one))),
  ]
}

const paid: Handler<'/dividend/paid'> = async (fields, { broker, customer }) => {
  const request = listRequestOf('/dividend/paid', customer.id, fields)
  if (isRejection(request)) return request
  const rows = await broker.db
    .selectFrom('dividend_payments')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .where('paid_at', 'is not', null)
    .where(isRequested(request, { key: 'paid_as', at: 'paid_at' }))
    .orderBy('paid_as', 'desc')
    .limit(request.page.limit + 1)
    .execute()
  return pageAnswer(request.page, rows, ({ id, paid_as }) => paid_as ?? id, showPayment)
}

export const dividendHandlers = {
  '/dividend/upcoming': upcoming,
  '/dividend/paid': paid,
} satisfies Partial<Handlers>
