import { multiply } from 'effect/BigDecimal'
import type { Selectable } from 'kysely'
import { LENDING_DAY, lendingFee } from '../../../domain/lending/lending.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import type { Data } from '../../platform/contract/operations.ts'
import {
  amountText,
  instrumentFields,
  instrumentOf,
  NOTHING,
  priceText,
  quantityText,
} from '../../market/listing/figures.ts'
import { later } from '../../platform/clock/instant.ts'
import type { Database } from '../../platform/database/database.ts'

export type LoanRow = Selectable<Database['stock_loans']>

/** The value on which the fee is charged, for the whole term. */
export const valueOfLoan = ({ price, quantity }: LoanRow) => multiply(price, quantity)

/** The fee of this many days of a loan. */
export const feeOfDays = (row: LoanRow, days: number) => lendingFee(valueOfLoan(row), row.rate, days, row.currency)

/** When the shares are returned: at the end of the term. */
export const endOf = ({ days, started_at }: LoanRow): Date => later(started_at, days * LENDING_DAY)

/** A loan of shares as the contract represents it. */
export const showLoan = (row: LoanRow): Data<'/lending/lend'> => {
  const { currency } = row
  const instrument = instrumentOf(row.code)
  return {
    id: row.id,
    positionid: row.position_id,
    ...instrumentFields(instrument),
    quantity: quantityText(row.quantity),
    price: priceText(row.price, instrument),
    value: amountText(valueOfLoan(row), currency),
    rate: formatDecimal(row.rate),
    days: row.term,
    paiddays: row.paid_days,
    paid: amountText(row.paid, currency),
    dayfee: amountText(feeOfDays(row, 1), currency),
    total: amountText(feeOfDays(row, row.days), currency),
    status: row.returned_at !== null ? 2 : row.recalled_at !== null ? 1 : 0,
    starttime: row.started_at.getTime(),
    endtime: endOf(row).getTime(),
    returntime: row.returned_at?.getTime() ?? NOTHING,
  }
}
