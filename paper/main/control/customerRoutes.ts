import type { FastifyInstance } from 'fastify'
import type { Currency } from '../../../domain/money/money.ts'
import { CURRENCIES } from '../../../domain/money/money.ts'
import { givePracticeMoney, openAccount } from '../../areas/account/openAccount.ts'
import { idOf } from '../../areas/account/findAccount.ts'
import { hashPassword } from '../../areas/account/passwords.ts'
import { closeSessionsOf, openSession } from '../../areas/account/sessions.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { isRejection } from '../../platform/rejection/rejection.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { auditEverything } from '../audit.ts'

const account = { type: 'string', pattern: '^\\d{10}$' }
const amount = { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' }
const currency = { enum: CURRENCIES }
const body = (required: ReadonlyArray<string>, properties: object) => ({
  schema: { body: { type: 'object', additionalProperties: false, required, properties } },
})

interface NewCustomer {
  readonly account: string
  readonly password: string
  readonly practiceMoney?: Partial<Record<Currency, string>>
  readonly invitationCode?: string
}

interface Credit {
  readonly account: string
  readonly currency: Currency
  readonly amount: string
}

/** Routes that put customers into a requested state, and the audit of the ledger. */
export const customerRoutes = (scope: FastifyInstance, { clock, db, hashCost }: Broker): void => {
  const customer = {
    account,
    password: { type: 'string', minLength: 1 },
    practiceMoney: { type: 'object' },
    invitationCode: { type: 'string' },
  }
  scope.post<{ Body: NewCustomer }>(
    '/customers',
    body(['account', 'password'], customer),
    async ({ body: wanted }, reply) => {
      const { account: phone, password, ...rest } = wanted
      const at = await clock.now()
      const passwordHash = await hashPassword(password, hashCost)
      const opening = { phone, passwordHash, invitedBy: null, at, ...rest }
      const opened = await transaction(db, (tx) => openAccount(tx, opening), 'read committed')
      if (isRejection(opened)) return reply.code(409).send({ error: opened.code })
      return { id: String(opened.number), account: phone, token: await openSession(db, opened.id, at) }
    },
  )

  scope.post<{ Body: Credit }>(
    '/credit',
    body(['account', 'currency', 'amount'], { account, currency, amount }),
    async ({ body: wanted }) => {
      const { account: phone, amount: sum, currency: code } = wanted
      const [id, at] = await Promise.all([idOf(db, phone), clock.now()])
      await transaction(db, (tx) => givePracticeMoney(tx, id, { [code]: sum }, at), 'read committed')
      return {}
    },
  )

  const freeze = { account, frozen: { type: 'boolean' } }
  scope.post<{ Body: { account: string; frozen: boolean } }>(
    '/freeze',
    body(['account', 'frozen'], freeze),
    async ({ body: wanted }) => {
      const frozen_at = wanted.frozen ? await clock.now() : null
      const id = await idOf(db, wanted.account)
      await db.updateTable('customers').set({ frozen_at }).where('id', '=', id).execute()
      return {}
    },
  )

  scope.post<{ Body: { account: string } }>(
    '/sessions/expire',
    body(['account'], { account }),
    async ({ body: wanted }) => {
      await closeSessionsOf(db, await idOf(db, wanted.account))
      return {}
    },
  )

  scope.get('/audit', async () => ({ problems: await auditEverything(db) }))
}
