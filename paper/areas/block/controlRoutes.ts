import type { FastifyInstance } from 'fastify'
import { hashPassword } from '../account/passwords.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { setService } from '../transfers/services.ts'
import { BLOCK_CHANNEL } from './channel.ts'

interface Change {
  readonly open?: boolean
  /** Null removes the password. */
  readonly password?: string | null
}

const change = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: { open: { type: 'boolean' }, password: { type: ['string', 'null'], minLength: 1, maxLength: 64 } },
}

/** `POST /control/blocks/channel {open, password}` opens and closes block trades, and sets or removes the password. */
export const blockRoutes = (scope: FastifyInstance, { clock, db, hashCost }: Broker): void => {
  scope.post<{ Body: Change }>('/blocks/channel', { schema: { body: change } }, async ({ body }) => {
    const at = await clock.now()
    const { open, password } = body
    const password_hash = typeof password === 'string' ? await hashPassword(password, hashCost) : undefined
    await transaction(db, async (tx) => {
      if (open !== undefined) await setService(tx, BLOCK_CHANNEL, open, at)
      if (password !== undefined) await tx.deleteFrom('block_channel').execute()
      if (password_hash !== undefined) await tx.insertInto('block_channel').values({ password_hash }).execute()
    })
    return {}
  })
}
