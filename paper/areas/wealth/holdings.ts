import { normalize } from 'effect/BigDecimal'
import { ladderDecimals } from '../../../domain/markets/allowedPrices.ts'
import { divideTo, zero } from '../../../domain/money/decimal.ts'
import { holdingOf } from '../../../domain/wealth/holding.ts'
import type { HoldingRecord } from '../../../domain/wealth/wealth.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { instrumentOf, MEAN_DECIMALS } from '../../market/listing/figures.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import { sumsOf } from '../positions/storedPosition.ts'
import { type PositionMoment, priceNow } from '../positions/positionWire.ts'
import type { PositionRow } from '../positions/tables.ts'
import type { RecordsRequest } from './lists.ts'

const CLOSED = 1
const CANCELLED = 2

/** What the list needs of a position: half of its columns, since there may be thousands of rows. */
const COLUMNS = [
  'state',
  'code',
  'currency',
  'direction',
  'leverage',
  'quantity',
  'cost',
  'opening_fees',
  'original_margin',
  'margin',
  'closed',
  'closed_amount',
  'realised',
] as const
type ListedPosition = Pick<PositionRow, (typeof COLUMNS)[number]>

/**
 * A position as the account centre counts it: the held part at its current value, the closed part at its mean closing
 * price with its realised profit. Source: RULES.md, wealth.
 */
const holdingRecord = (row: ListedPosition, moment: PositionMoment): HoldingRecord => {
  if (row.state === 'holding') return holdingOf(sumsOf(row), priceNow(moment, row.code))
  if (row.state !== 'closed') return { price: null, quantity: zero, profit: zero, status: CANCELLED }
  const decimals = ladderDecimals(instrumentOf(row.code).ticks) + MEAN_DECIMALS
  const price = normalize(divideTo(row.closed_amount, row.closed, decimals, 'half-up'))
  return { price, quantity: row.closed, profit: row.realised, status: CLOSED }
}

/** Positions, oldest first, without those whose opening order has no fill yet. */
const readPositions = ({ currency, customerId, db }: RecordsRequest): Promise<ReadonlyArray<ListedPosition>> =>
  db
    .selectFrom('positions')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .where('state', 'in', ['holding', 'closed', 'cancelled'])
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? 'EUR'))
    .orderBy('id')
    .execute()

/** Every position, as the account centre counts them. */
export const readHoldings = async (
  { market }: Broker,
  request: RecordsRequest,
  now: Date,
): Promise<ReadonlyArray<HoldingRecord & { readonly currency: string }>> => {
  const [positions, overrides] = await Promise.all([readPositions(request), overridesFor(request.db)])
  const moment = { market, overrides, now }
  return positions.map((row) => ({ ...holdingRecord(row, moment), currency: row.currency }))
}
