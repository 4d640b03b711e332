import { codesEndAt } from '../../../../domain/account/recovery.ts'
import { identityProblems, tidyIdNumber, tidyName } from '../../../../domain/identity/validation.ts'
import { DAY } from '../../../platform/clock/instant.ts'
import type { Body, Handler, Handlers } from '../../../platform/contract/operations.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import { intentOf } from '../../../platform/idempotency/once.ts'
import { onceInTurn } from '../../../platform/idempotency/onceInTurn.ts'
import { takeTry, tryOf } from '../../../platform/rateLimits/limit.ts'
import { isRejection, reject } from '../../../platform/rejection/rejection.ts'
import { identityStateOf } from '../../identity/state.ts'
import { codesOf } from '../codes/acceptCode.ts'
import { proveAccount } from '../proveAccount.ts'
import { keepRequest, recoveryOf, STAGES } from './request.ts'

const limitOf = (customerId: string) => ({ subject: `recover:${customerId}`, allowed: 5, within: DAY })

const show = async (db: Db, customerId: string) => {
  const row = await recoveryOf(db, customerId)
  if (row === undefined) return { status: STAGES.none, time: '-' as const, endtime: '-' as const }
  const time = row.requested_at.getTime()
  return { status: row.status, time, endtime: row.status === STAGES.rejected ? ('-' as const) : codesEndAt(time) }
}

/** What is wrong with name and number: they have the form of a proof of identity, without its pictures. */
const malformedIn = ({ idnumber, name }: Body<'/user/recover'>): '/name' | '/idnumber' | undefined => {
  const fields = identityProblems({ name, idNumber: idnumber, front: 'f', back: 'b' }).map(({ field }) => field)
  if (fields.includes('name')) return '/name'
  return fields.includes('idNumber') ? '/idnumber' : undefined
}

const recoverState: Handler<'/user/recoverystate'> = async (body, call) => {
  const proved = await proveAccount(body, call)
  return isRejection(proved) ? proved : show(call.broker.db, proved.customerId)
}

/** Asks to turn one-time codes off, for a customer who has none. Source: RULES.md, security. */
const recover: Handler<'/user/recover'> = async (body, call) => {
  const malformed = malformedIn(body)
  if (malformed) return reject('invalid-parameters', malformed)
  const proved = await proveAccount(body, call)
  if (isRejection(proved)) return proved
  const { customerId } = proved
  const { broker, now } = call
  const { idnumber, name, requestid } = body
  if ((await takeTry(broker.db, limitOf(customerId), tryOf({ requestid, name, idnumber }), now)) === undefined)
    return reject('submitted-too-frequently')
  const work = async (tx: Tx) => {
    if ((await codesOf(tx, customerId)) === undefined) return reject('codes-not-on')
    if ((await identityStateOf(tx, customerId)).state !== 'verified') return reject('identity-not-verified')
    const before = await recoveryOf(tx, customerId)
    if (before && before.status !== STAGES.rejected) return reject('recovery-under-way')
    const proof = { name: tidyName(name), idNumber: tidyIdNumber(idnumber) }
    await keepRequest(tx, { customerId, ...proof, at: now, reviewAfter: broker.reviewAfter })
    return show(tx, customerId)
  }
  const intent = intentOf('/user/recover', body, { customer: { id: customerId }, now })
  return onceInTurn(broker.db, intent, work)
}

export const recoveryHandlers = {
  '/user/recoverystate': recoverState,
  '/user/recover': recover,
} satisfies Partial<Handlers>
