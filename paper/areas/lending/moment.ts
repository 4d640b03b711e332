import { sql } from 'kysely'
import type { Decimal } from '../../../domain/money/decimal.ts'
import type { Broker } from '../../platform/broker/call.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import { channelState } from './channel.ts'
import type { LendingMoment } from './demand.ts'

/** The channel, the market and the loans of the broker's customers, as this transaction sees them. */
export const lendingMoment = async ({ market }: Broker, db: Db, now: Date): Promise<LendingMoment> => {
  const rows = await db
    .selectFrom('stock_loans')
    .select(['code', sql<Decimal>`sum(quantity)`.as('lent')])
    .where('returned_at', 'is', null)
    .groupBy('code')
    .execute()
  return {
    market,
    now,
    overrides: await overridesFor(db),
    channel: await channelState(db, 'lending'),
    lent: new Map(rows.map(({ code, lent }) => [code, lent])),
  }
}
