import { givePracticeMoney, openAccount } from '../../areas/account/openAccount.ts'
import { idOf } from '../../areas/account/findAccount.ts'
import { hashPassword } from '../../areas/account/passwords.ts'
import { closeSessionsOf, openSession } from '../../areas/account/sessions.ts'
import type { ControlHandlers } from '../../platform/control/calls.ts'
import { ControlRefusal } from '../../platform/control/refusal.ts'
import { isRejection } from '../../platform/rejection/rejection.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { auditEverything } from '../audit.ts'

/** Puts customers into a requested state, and proves the ledger. */
export const customerControl = {
  'POST /customers': async ({ body }, { clock, db, hashCost }) => {
    const { account: phone, password, ...rest } = body
    const at = await clock.now()
    const passwordHash = await hashPassword(password, hashCost)
    const opening = { phone, passwordHash, invitedBy: null, at, ...rest }
    const opened = await transaction(db, (tx) => openAccount(tx, opening), 'read committed')
    if (isRejection(opened)) return new ControlRefusal(409, opened.code)
    return { id: String(opened.number), account: phone, token: await openSession(db, opened.id, at) }
  },

  'POST /credit': async ({ body: { account, amount, currency } }, { clock, db }) => {
    const [id, at] = await Promise.all([idOf(db, account), clock.now()])
    await transaction(db, (tx) => givePracticeMoney(tx, id, { [currency]: amount }, at), 'read committed')
    return {}
  },

  'POST /freeze': async ({ body: { account, frozen } }, { clock, db }) => {
    const frozen_at = frozen ? await clock.now() : null
    const id = await idOf(db, account)
    await db.updateTable('customers').set({ frozen_at }).where('id', '=', id).execute()
    return {}
  },

  'POST /sessions/expire': async ({ body: { account } }, { db }) => {
    await closeSessionsOf(db, await idOf(db, account))
    return {}
  },

  'GET /audit': async (_, { db }) => ({ problems: [...(await auditEverything(db))] }),
} satisfies Partial<ControlHandlers>
