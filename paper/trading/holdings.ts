import { BigDecimal } from 'effect'
import type { Decimal } from '../../domain/money/decimal.ts'
import { MINOR_UNITS, type Currency } from '../../domain/money/money.ts'
import { divideTo, roundTo } from '../../domain/money/decimal.ts'
import { ladderDecimals } from '../../domain/market/tickLadder.ts'
import type { Broker } from '../contract/call.ts'
import { instrumentOf } from './figures.ts'
import { overridesFor } from './overrides.ts'
import { priceNow, valueOf } from './positionWire.ts'
import { MEAN_DECIMALS } from './realised.ts'

/** A position as the account centre counts it. What is not known is null. */
export interface CountedHolding {
  readonly price: Decimal | null
  readonly quantity: Decimal
  readonly profit: Decimal | null
  /** 0 held, 1 closed, 2 cancelled. */
  readonly status: 0 | 1 | 2
}

const STATUS = { holding: 0, closed: 1, cancelled: 2 } as const

/**
 * A customer's positions in a currency, oldest first: held at the current price with their floating profit, closed at
 * their mean closing price with what they realised. One whose opening order has no fill yet is nothing to count.
 * Source: RULES.md, wealth.
 */
export const countedHoldings = async (
  { db, market }: Broker,
  customerId: string,
  currency: Currency,
  now: Date,
): Promise<ReadonlyArray<CountedHolding>> => {
  const [rows, overrides] = await Promise.all([
    db
      .selectFrom('positions')
      .selectAll()
      .where('customer_id', '=', customerId)
      .where('currency', '=', currency)
      .where('state', '<>', 'pending')
      // Day trades are counted by what they tie up. Source: RULES.md, day trading.
      .where('square_off_at', 'is', null)
      .orderBy('id')
      .execute(),
    overridesFor(db),
  ])
  return rows.map((row): CountedHolding => {
    const status = row.state === 'pending' ? 2 : STATUS[row.state]
    if (status === 1) {
      const decimals = ladderDecimals(instrumentOf(row.code).ticks) + MEAN_DECIMALS
      const price = BigDecimal.normalize(divideTo(row.closed_amount, row.closed, decimals, 'half-up'))
      return { price, quantity: row.closed, profit: row.realised, status }
    }
    const price = priceNow({ market, overrides, now }, row.code)
    const profit = valueOf(row, price)?.profit
    const rounded = profit && roundTo(profit, MINOR_UNITS[currency], 'half-even')
    return { price: price ?? null, quantity: row.quantity, profit: rounded ?? null, status }
  })
}
