import type { Call } from '../../platform/broker/call.ts'
import type { Body, Handler } from '../../platform/contract/operations.ts'
import { isRejection } from '../../platform/rejection/rejection.ts'
import { networkOf } from '../../platform/http/network.ts'
import { noteLogin } from './security/loginAddress.ts'
import { deviceOf } from './device.ts'
import { byNetwork } from './loginGuesses.ts'
import { inPasswordTurn } from './passwords.ts'
import { proveInTurn } from './proveAccount.ts'
import { passSecondStep } from './secondStep.ts'
import { openSession } from './sessions.ts'

const tryLogin = async (body: Body<'/user/login'>, call: Call) => {
  const { address, broker, now } = call
  const { db } = broker
  const proved = await proveInTurn(body, call)
  if (isRejection(proved)) return proved
  const refusal = await passSecondStep({ ...proved, code: body.code }, call)
  if (refusal) return refusal
  const device = deviceOf(call)
  await noteLogin(db, { customerId: proved.customerId, address, device, at: now })
  return { token: await openSession(db, proved.customerId, now, device), account: body.account }
}

/** Opens a session where the password is right, and the one-time code where the customer has turned codes on. */
export const login: Handler<'/user/login'> = (body, call) =>
  inPasswordTurn(byNetwork(networkOf(call.address)).subject, () => tryLogin(body, call))
