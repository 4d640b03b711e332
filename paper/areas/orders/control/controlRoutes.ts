import type { ControlHandlers } from '../../../platform/control/calls.ts'
import { ControlRefusal } from '../../../platform/control/refusal.ts'
import { isUuid } from '../../../platform/wireText/isUuid.ts'
import { idOf } from '../../account/findAccount.ts'
import { auditTrading } from '../audit.ts'
import { sweep } from '../matching/sweep.ts'
import { rejectOrder } from '../rejectOrder.ts'

/** Does at once what otherwise runs every second, refuses accepted orders, proves the books of trading. */
export const tradingControl = {
  'POST /trading/sweep': (_, broker) => sweep(broker),

  'GET /trading/audit': async (_, { db }) => ({ problems: [...(await auditTrading(db))] }),

  'POST /trading/reject': async ({ body: { orderid, reason } }, broker) => {
    const isDone = isUuid(orderid) && (await rejectOrder(broker, orderid, reason))
    return isDone ? {} : new ControlRefusal(409, 'no order without a fill waits under this id')
  },

  'POST /trading/margin': async ({ body: { account, enabled } }, { db }) => {
    const customer_id = await idOf(db, account)
    if (enabled) await db.deleteFrom('customers_without_margin').where('customer_id', '=', customer_id).execute()
    else
      await db
        .insertInto('customers_without_margin')
        .values({ customer_id })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    return {}
  },
} satisfies Partial<ControlHandlers>
