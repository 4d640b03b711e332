import type { ControlHandlers } from '../../platform/control/calls.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { idOf } from '../account/findAccount.ts'
import { approveDayTrading } from './facility.ts'

/** Approves the application under review; an account without one applies first. */
export const dayTradeControl = {
  'POST /daytrade/approve': async ({ body: { account } }, { clock, db }) => {
    const at = await clock.now()
    const customer_id = await idOf(db, account)
    await transaction(db, async (tx) => {
      await tx
        .insertInto('day_trading_facilities')
        .values({ customer_id, applied_at: at, approved_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await approveDayTrading(tx, customer_id, at)
    })
    return {}
  },
} satisfies Partial<ControlHandlers>
