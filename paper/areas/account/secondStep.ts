import { tidyCode } from '../../../domain/account/loginCode.ts'
import type { Call } from '../../platform/broker/call.ts'
import { reject, type Rejection } from '../../platform/rejection/rejection.ts'
import { writeMessage } from '../messages/write.ts'
import { acceptCode, codesOf } from './codes/acceptCode.ts'
import { type Guesser, ONE_TIME_CODE, takeGuess } from './guesses.ts'

/** A customer whose password was right. */
interface Entering extends Guesser {
  readonly customerId: string
  readonly code: string | undefined
}

/**
 * The second step of a login, where the customer has turned one-time codes on; undefined where it is passed. The caller
 * opens no session before. Source: RULES.md, security.
 */
export const passSecondStep = async (
  { code, customerId, ...guesser }: Entering,
  { broker: { db }, now }: Call,
): Promise<Rejection<'code-required' | 'submitted-too-frequently' | 'wrong-code'> | undefined> => {
  if ((await codesOf(db, customerId)) === undefined) return undefined
  if (code === undefined || tidyCode(code) === '') return reject('code-required', '/code')
  const guess = await takeGuess(db, ONE_TIME_CODE, guesser, now)
  if (guess === undefined) return reject('submitted-too-frequently')
  const accepted = await acceptCode(db, customerId, code, now)
  if (accepted === undefined) {
    if (guess.isLast) await writeMessage(db, { customerId, kind: 'login-codes-wrong', at: now })
    return reject('wrong-code', '/code')
  }
  await guess.forgive()
  const { recoveryLeft } = accepted
  if (recoveryLeft !== undefined)
    await writeMessage(db, {
      customerId,
      kind: 'recovery-code-used',
      parameters: { left: String(recoveryLeft) },
      at: now,
    })
  return undefined
}
