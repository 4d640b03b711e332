import type { Selectable } from 'kysely'
import type { Data } from '../../platform/contract/operations.ts'
import { amountText, millis } from '../../platform/wireText/figures.ts'
import { shortText } from '../../../domain/money/decimal.ts'
import type { Database } from '../../platform/database/database.ts'

export type ExchangeRow = Selectable<Database['exchanges']>
type Shown = Data<'/exchange/submit'>

/** An exchange as the contract represents it. */
export const showExchange = (row: ExchangeRow): Shown => ({
  id: row.id,
  from: row.from_currency,
  to: row.to_currency,
  paid: amountText(row.paid, row.from_currency),
  received: amountText(row.received, row.to_currency),
  rate: shortText(row.rate),
  time: millis(row.made_at),
})
