import type { FastifyInstance } from 'fastify'
import type { Broker } from '../../platform/broker/call.ts'
import { idOf } from '../account/findAccount.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { approveDayTrading } from './facility.ts'

const account = { type: 'string', pattern: '^\\d{10}$' }
const body = { type: 'object', additionalProperties: false, required: ['account'], properties: { account } }

/**
 * `POST /control/daytrade/approve {account}` approves the application under review; for an account without one it
 * applies first.
 */
export const dayTradeRoutes = (scope: FastifyInstance, { clock, db }: Broker): void => {
  scope.post<{ Body: { account: string } }>('/daytrade/approve', { schema: { body } }, async ({ body: wanted }) => {
    const at = await clock.now()
    const customer_id = await idOf(db, wanted.account)
    await transaction(db, async (tx) => {
      await tx
        .insertInto('day_trading_facilities')
        .values({ customer_id, applied_at: at, approved_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await approveDayTrading(tx, customer_id, at)
    })
    return {}
  })
}
