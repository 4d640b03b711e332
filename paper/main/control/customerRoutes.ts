import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { type Currency, fitsMinor, MINOR_UNITS } from '../../../domain/money/money.ts'
import { keysOf } from '../../../domain/validation/keys.ts'
import { Shortfall } from '../../ledger/entry.ts'
import { givePracticeMoney, openAccount } from '../../areas/account/openAccount.ts'
import { idOf } from '../../areas/account/findAccount.ts'
import { hashPassword } from '../../areas/account/passwords.ts'
import { closeSessionsOf, openSession } from '../../areas/account/sessions.ts'
import type { ControlHandlers } from '../../platform/control/calls.ts'
import { ControlRefusal } from '../../platform/control/refusal.ts'
import { isRejection } from '../../platform/rejection/rejection.ts'
import { type Db, transaction } from '../../platform/database/transaction.ts'
import { auditEverything } from '../audit.ts'

/** A refusal where the ledger keeps fewer decimals than an amount has. */
const refusedDecimals = (amounts: Readonly<Partial<Record<Currency, string>>>): ControlRefusal | undefined => {
  const currency = keysOf(amounts).find((one) => !fitsMinor(decimal(amounts[one] ?? '0'), one))
  return currency && new ControlRefusal(400, `${currency} has ${MINOR_UNITS[currency]} decimals`)
}

const hasInvitationCode = async (db: Db, code: string): Promise<boolean> =>
  (await db.selectFrom('customers').select('id').where('invitation_code', '=', code).executeTakeFirst()) !== undefined

/** Puts customers into a requested state, and proves the ledger. */
export const customerControl = {
  'POST /customers': async ({ body }, { clock, db, hashCost }) => {
    const { account: phone, password, ...rest } = body
    const { invitationCode: code, practiceMoney = {} } = rest
    const refused = refusedDecimals(practiceMoney)
    if (refused !== undefined) return refused
    if (code !== undefined && (await hasInvitationCode(db, code)))
      return new ControlRefusal(409, `another customer has the invitation code ${code}`)
    const at = await clock.now()
    const passwordHash = await hashPassword(password, hashCost)
    const opening = { phone, passwordHash, invitedBy: null, clock, at, ...rest }
    const opened = await transaction(db, (tx) => openAccount(tx, opening), 'read committed')
    if (isRejection(opened)) return new ControlRefusal(409, opened.code)
    return { id: String(opened.number), account: phone, token: await openSession(db, opened.id, at) }
  },

  'POST /credit': async ({ body: { account, amount, currency } }, { clock, db }) => {
    const amounts = { [currency]: amount }
    const refused = refusedDecimals(amounts)
    if (refused !== undefined) return refused
    const id = await idOf(db, account)
    const given = await transaction(db, (tx) => givePracticeMoney(tx, id, amounts, clock), 'read committed')
    return given instanceof Shortfall
      ? new ControlRefusal(409, `${account} has less: ${formatDecimal(given.missing.amount)} ${currency} are missing`)
      : {}
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
