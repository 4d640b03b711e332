import type { ControlHandlers } from '../../platform/control/calls.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { hashPassword } from '../account/passwords.ts'
import { setService } from '../transfers/services.ts'
import { BLOCK_CHANNEL } from './channel.ts'

/** Opens and closes block trades, and sets or removes their password. */
export const blockControl = {
  'POST /blocks/channel': async ({ body: { open, password } }, { clock, db, hashCost }) => {
    const at = await clock.now()
    const password_hash = typeof password === 'string' ? await hashPassword(password, hashCost) : undefined
    await transaction(db, async (tx) => {
      if (open !== undefined) await setService(tx, BLOCK_CHANNEL, open, at)
      if (password !== undefined) await tx.deleteFrom('block_channel').execute()
      if (password_hash !== undefined) await tx.insertInto('block_channel').values({ password_hash }).execute()
    })
    return {}
  },
} satisfies Partial<ControlHandlers>
