import type { Handler } from '../contract/operations.ts'
import { reject } from '../contract/rejection.ts'
import { writeMessage } from '../messages/write.ts'
import { noteLogin } from '../security/loginAddress.ts'
import { isPassword } from './passwords.ts'
import { openSession } from './sessions.ts'
import { byAccount, byAddress, forgive, isThrottled, noteFailure } from './throttle.ts'

/**
 * Opens a session for whoever knows the password. Five wrong passwords of an account or fifty failures of an address
 * within fifteen minutes, counted over all broker processes, and nobody is let in until that time is over.
 */
export const login: Handler<'/user/login'> = async ({ account, password }, { address, broker, now }) => {
  const { db } = broker
  const [mine, theirs] = [byAccount(account), byAddress(address)]
  if (await isThrottled(db, theirs, now)) return reject('submitted-too-frequently')
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'password_hash', 'frozen_at'])
    .where('phone', '=', account)
    .executeTakeFirst()
  if (customer === undefined) {
    await noteFailure(db, theirs, now)
    return reject('account-not-found')
  }
  // Counted as failed before the password is looked at, so that guesses sent all at once are not all let through.
  const failures = await noteFailure(db, mine, now)
  if (failures > mine.allowed) return reject('submitted-too-frequently')
  if (!(await isPassword(customer.password_hash, password))) {
    await noteFailure(db, theirs, now)
    if (failures === mine.allowed) {
      await writeMessage(db, { customerId: customer.id, kind: 'login-passwords-wrong', at: now })
    }
    return reject('wrong-credentials')
  }
  await forgive(db, mine)
  if (customer.frozen_at !== null) return reject('account-frozen')
  await noteLogin(db, customer.id, address, now)
  return { token: await openSession(db, customer.id, now), account }
}
