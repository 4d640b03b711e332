import type { Selectable } from 'kysely'
import { CALENDARS } from '../../../domain/calendar/calendars.ts'
import type { DividendAmounts } from '../../../domain/dividends/payment.ts'
import { type Decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { Direction } from '../../../domain/orders/order.ts'
import type { Data } from '../../platform/contract/operations.ts'
import { findListing } from '../../market/listing/listings.ts'
import { amountText, millis } from '../../platform/wireText/figures.ts'
import type { Database } from '../../platform/database/database.ts'

export type PaymentRow = Selectable<Database['dividend_payments']>
export type WireDividend = Data<'/dividend/upcoming'>[number]

const STATES = { announced: 0, fixed: 1, paid: 2 } as const

/** The fields of a dividend, announced or recorded. */
interface Shown extends DividendAmounts {
  readonly id: string
  readonly code: string
  readonly currency: Currency
  readonly direction: Direction
  readonly state: keyof typeof STATES
  readonly exDay: string
  readonly payDay: string
  readonly perShare: Decimal
  readonly quantity: Decimal
  readonly paidAt: Date | null
}

/** A dividend as the contract represents it. */
export const showDividend = (one: Shown): WireDividend => {
  const instrument = findListing(one.code)?.instrument
  const amount = (of: Decimal): string => amountText(of, one.currency)
  return {
    id: one.id,
    code: one.code,
    name: instrument?.name ?? one.code,
    chinesename: instrument?.chineseName ?? '',
    market: instrument?.market ?? 'MY',
    zone: CALENDARS[instrument?.calendar ?? 'MY'].zone,
    currency: one.currency,
    direction: one.direction,
    state: STATES[one.state],
    exdate: one.exDay,
    paydate: one.payDay,
    pershare: formatDecimal(one.perShare),
    quantity: formatDecimal(one.quantity),
    gross: amount(one.gross),
    taxrate: formatDecimal(one.taxRate),
    tax: amount(one.tax),
    writtenoff: amount(one.writtenOff),
    net: amount(one.net),
    paytime: one.paidAt === null ? '-' : millis(one.paidAt),
  }
}

/** A dividend that is recorded or paid. */
export const showPayment = (row: PaymentRow): WireDividend =>
  showDividend({
    ...row,
    state: row.paid_at === null ? 'fixed' : 'paid',
    exDay: row.ex_day,
    payDay: row.pay_day,
    perShare: row.per_share,
    taxRate: row.tax_rate,
    writtenOff: row.written_off,
    paidAt: row.paid_at,
  })
